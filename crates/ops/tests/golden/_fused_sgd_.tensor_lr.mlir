// (f32[3]) (f32[3]) (f32[3]) weight_decay=0.1 momentum=0.9 lr=f32[] dampening=0.0 nesterov=true maximize=false is_first_step=false
// run-time numbers: weight_decay:F64 momentum:F64 dampening:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f32>, %4: tensor<f64>, %5: tensor<f64>, %6: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>) {
%7 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f64>
%8 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.add"(%1, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.multiply"(%2, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%16 = "stablehlo.subtract"(%15, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%17 = "stablehlo.convert"(%16) : (tensor<f64>) -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.multiply"(%11, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.add"(%14, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%21 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.add"(%11, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.subtract"(%0, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %28, %20 : tensor<3xf32>, tensor<3xf32>
}
}

