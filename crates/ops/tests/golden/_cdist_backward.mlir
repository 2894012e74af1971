// f32[3,5] f32[3,4] f32[5,4] 2.0 f32[3,5]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x4xf32>, %2: tensor<5x4xf32>, %3: tensor<3x5xf32>) -> (tensor<3x4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
%11 = "stablehlo.divide"(%6, %8) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%12 = "stablehlo.multiply"(%7, %11) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%13 = "stablehlo.select"(%10, %9, %12) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
return %18 : tensor<3x4xf32>
}
}

// f32[2,3,5] f32[2,3,4] f32[2,5,4] 1.0 f32[2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x5x4xf32>, %3: tensor<2x3x5xf32>) -> (tensor<2x3x4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<2x3x5x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x5x4xf32>) -> tensor<2x3x5x4xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x4xf32>
%8 = "stablehlo.sign"(%6) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
return %14 : tensor<2x3x4xf32>
}
}

// f32[3,5] f32[3,4] f32[5,4] 3.0 f32[3,5]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x4xf32>, %2: tensor<5x4xf32>, %3: tensor<3x5xf32>) -> (tensor<3x4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%10 = "stablehlo.abs"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%12 = "stablehlo.power"(%10, %11) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%13 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
%14 = "stablehlo.sign"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%15 = "stablehlo.multiply"(%14, %12) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%17 = "stablehlo.power"(%8, %16) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%18 = "stablehlo.divide"(%15, %17) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%19 = "stablehlo.multiply"(%7, %18) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%20 = "stablehlo.select"(%13, %9, %19) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
return %25 : tensor<3x4xf32>
}
}

// f32[3,5] f32[3,4] f32[5,4] 1.5 f32[3,5]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x4xf32>, %2: tensor<5x4xf32>, %3: tensor<3x5xf32>) -> (tensor<3x4xf32>) {
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>) -> tensor<3x5x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%10 = "stablehlo.abs"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%12 = "stablehlo.power"(%10, %11) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%13 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
%14 = "stablehlo.sign"(%6) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%15 = "stablehlo.multiply"(%14, %12) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%16 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%17 = "stablehlo.power"(%8, %16) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%18 = "stablehlo.divide"(%15, %17) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%19 = "stablehlo.multiply"(%7, %18) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%20 = "stablehlo.select"(%13, %9, %19) : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x4xf32>
return %25 : tensor<3x4xf32>
}
}

