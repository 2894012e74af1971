// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.subtract"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.abs"(%3) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%8 = "stablehlo.multiply"(%7, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.multiply"(%10, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%13 = "stablehlo.subtract"(%4, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = "stablehlo.select"(%6, %9, %15) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.divide"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %23 : tensor<f32>
}
}

// f32[8] f32[8] 0 0.5
// run-time numbers: delta:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.subtract"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.abs"(%3) : (tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.multiply"(%7, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.multiply"(%10, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%13 = "stablehlo.subtract"(%4, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.select"(%6, %9, %15) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %16 : tensor<8xf32>
}
}

