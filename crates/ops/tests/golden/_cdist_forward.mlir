// f32[3,4] f32[5,4] 2.0 none
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.multiply"(%4, %4) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<3x5xf32>) -> tensor<3x5xf32>
return %11 : tensor<3x5xf32>
}
}

// f32[2,3,4] f32[1,5,4] 1.0 none
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<1x5x4xf32>) -> (tensor<2x3x5xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x4xf32>) -> tensor<2x5x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<2x3x5x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x5x4xf32>) -> tensor<2x3x5x4xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%6 = "stablehlo.abs"(%5) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x5xf32>
return %11 : tensor<2x3x5xf32>
}
}

// f32[30,4] f32[5,4] 2.0 none
module @example {
func.func public @main(%0: tensor<30x4xf32>, %1: tensor<5x4xf32>) -> (tensor<30x5xf32>) {
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<5x4xf32>) -> tensor<4x5xf32>
%3 = "stablehlo.dot_general"(%0, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<30x4xf32>, tensor<4x5xf32>) -> tensor<30x5xf32>
%4 = "stablehlo.multiply"(%0, %0) : (tensor<30x4xf32>, tensor<30x4xf32>) -> tensor<30x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<30x4xf32>, tensor<f32>) -> tensor<30xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<30xf32>) -> tensor<30x5xf32>
%11 = "stablehlo.multiply"(%1, %1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<30x5xf32>
%18 = "stablehlo.add"(%10, %17) : (tensor<30x5xf32>, tensor<30x5xf32>) -> tensor<30x5xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<30x5xf32>} : () -> tensor<30x5xf32>
%20 = "stablehlo.multiply"(%3, %19) : (tensor<30x5xf32>, tensor<30x5xf32>) -> tensor<30x5xf32>
%21 = "stablehlo.subtract"(%18, %20) : (tensor<30x5xf32>, tensor<30x5xf32>) -> tensor<30x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<30x5xf32>} : () -> tensor<30x5xf32>
%23 = "stablehlo.maximum"(%21, %22) : (tensor<30x5xf32>, tensor<30x5xf32>) -> tensor<30x5xf32>
%24 = "stablehlo.sqrt"(%23) : (tensor<30x5xf32>) -> tensor<30x5xf32>
return %24 : tensor<30x5xf32>
}
}

// f32[3,4] f32[5,4] 3.0 none
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.abs"(%4) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%7 = "stablehlo.power"(%5, %6) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
%13 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%14 = "stablehlo.power"(%12, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %14 : tensor<3x5xf32>
}
}

// f32[3,4] f32[5,4] 0.0 none
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<5x4xf32>) -> (tensor<3x5xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x4xf32>) -> tensor<3x5x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
%4 = "stablehlo.subtract"(%2, %3) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%5 = "stablehlo.abs"(%4) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%6 = "stablehlo.ceil"(%5) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5x4xf32>} : () -> tensor<3x5x4xf32>
%8 = "stablehlo.minimum"(%6, %7) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x5x4xf32>, tensor<f32>) -> tensor<3x5xf32>
return %13 : tensor<3x5xf32>
}
}

// f64[3,4] f64[5,4] 2.0 1
module @example {
func.func public @main(%0: tensor<3x4xf64>, %1: tensor<5x4xf64>) -> (tensor<3x5xf64>) {
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<5x4xf64>) -> tensor<4x5xf64>
%3 = "stablehlo.dot_general"(%0, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
%4 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f64>, %7: tensor<f64>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%8) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x5xf64>
%11 = "stablehlo.multiply"(%1, %1) : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f64>, %14: tensor<f64>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%15) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf64>, tensor<f64>) -> tensor<5xf64>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf64>) -> tensor<3x5xf64>
%18 = "stablehlo.add"(%10, %17) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf64>} : () -> tensor<3x5xf64>
%20 = "stablehlo.multiply"(%3, %19) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%21 = "stablehlo.subtract"(%18, %20) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf64>} : () -> tensor<3x5xf64>
%23 = "stablehlo.maximum"(%21, %22) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
%24 = "stablehlo.sqrt"(%23) : (tensor<3x5xf64>) -> tensor<3x5xf64>
return %24 : tensor<3x5xf64>
}
}

// f32[3,0] f32[5,0] 2.0 2
module @example {
func.func public @main(%0: tensor<3x0xf32>, %1: tensor<5x0xf32>) -> (tensor<3x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5x0xf32>} : () -> tensor<3x5x0xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<3x5x0xf32>, tensor<f32>) -> tensor<3x5xf32>
return %7 : tensor<3x5xf32>
}
}

