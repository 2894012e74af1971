// (f32[3]) (f32[3]) (f32[3]) (f32[]) lr=f32[] lr_decay=0.1 weight_decay=0.0 eps=1e-10 maximize=true
// run-time numbers: weight_decay:F64 lr_decay:F64 eps:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f32>, %4: tensor<f32>, %5: tensor<f64>, %6: tensor<f64>, %7: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>) {
%8 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%9 = "stablehlo.negate"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.multiply"(%0, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.add"(%9, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.multiply"(%13, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.add"(%2, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f64>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%19 = "stablehlo.multiply"(%18, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.add"(%20, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%22 = "stablehlo.divide"(%8, %21) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%23 = "stablehlo.convert"(%22) : (tensor<f64>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%25 = "stablehlo.multiply"(%13, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.sqrt"(%15) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%29 = "stablehlo.add"(%26, %28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.divide"(%25, %29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.subtract"(%0, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %31, %15 : tensor<3xf32>, tensor<3xf32>
}
}

