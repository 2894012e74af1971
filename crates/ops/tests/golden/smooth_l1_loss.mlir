// f32[4,3] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.subtract"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.abs"(%5) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%12 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.multiply"(%14, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%17 = "stablehlo.subtract"(%6, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%18 = "stablehlo.select"(%8, %13, %17) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%24 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.divide"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %25 : tensor<f32>
}
}

// f32[8] f32[8] 0 0.5
// run-time numbers: beta:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.subtract"(%0, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.abs"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.multiply"(%14, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%17 = "stablehlo.subtract"(%6, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.select"(%8, %13, %17) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %18 : tensor<8xf32>
}
}

// f32[4] f32[4] 2 0.0
// run-time numbers: beta:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<f32>) -> (tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.subtract"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.multiply"(%14, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%17 = "stablehlo.subtract"(%6, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.select"(%8, %13, %17) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
return %23 : tensor<f32>
}
}

