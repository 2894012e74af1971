// f32[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.sqrt"(%17) : (tensor<4xf32>) -> tensor<4xf32>
return %18 : tensor<4xf32>
}
}

// f64[5] correction=2
module @example {
func.func public @main(%0: tensor<5xf64>) -> (tensor<f64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f64>, %3: tensor<f64>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%4) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%14) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%18 = "stablehlo.sqrt"(%17) : (tensor<f64>) -> tensor<f64>
return %18 : tensor<f64>
}
}

