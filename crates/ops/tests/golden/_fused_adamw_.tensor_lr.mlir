// (f32[3,2]) (f32[3,2]) (f32[3,2]) (f32[3,2]) () (f32[]) lr=f32[] beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false
// run-time numbers: weight_decay:F64 beta1:F64 beta2:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x2xf32>, %2: tensor<3x2xf32>, %3: tensor<3x2xf32>, %4: tensor<f32>, %5: tensor<f32>, %6: tensor<f64>, %7: tensor<f64>, %8: tensor<f64>, %9: tensor<f64>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
%10 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f64>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%12 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%14 = "stablehlo.multiply"(%0, %13) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%15 = "stablehlo.subtract"(%0, %14) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%16 = "stablehlo.subtract"(%1, %2) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%19 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%21 = "stablehlo.multiply"(%16, %20) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%22 = "stablehlo.add"(%2, %21) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%23 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%25 = "stablehlo.multiply"(%3, %24) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%26 = "stablehlo.multiply"(%1, %1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%28 = "stablehlo.subtract"(%27, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%29 = "stablehlo.convert"(%28) : (tensor<f64>) -> tensor<f32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%31 = "stablehlo.multiply"(%26, %30) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%32 = "stablehlo.add"(%25, %31) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%33 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%34 = "stablehlo.sqrt"(%32) : (tensor<3x2xf32>) -> tensor<3x2xf32>
%35 = "stablehlo.power"(%8, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%38 = "stablehlo.sqrt"(%37) : (tensor<f64>) -> tensor<f64>
%39 = "stablehlo.convert"(%38) : (tensor<f64>) -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%41 = "stablehlo.divide"(%34, %40) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%42 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%44 = "stablehlo.add"(%41, %43) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%45 = "stablehlo.power"(%7, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%47 = "stablehlo.subtract"(%46, %45) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%48 = "stablehlo.divide"(%10, %47) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%49 = "stablehlo.convert"(%48) : (tensor<f64>) -> tensor<f32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%51 = "stablehlo.multiply"(%22, %50) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%52 = "stablehlo.divide"(%51, %44) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%53 = "stablehlo.subtract"(%15, %52) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
return %53, %22, %32 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}
}

