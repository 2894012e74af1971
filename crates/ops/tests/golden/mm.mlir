// f32[2,3] f32[3,4]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
return %2 : tensor<2x4xf32>
}
}

// bf16[4,5] bf16[5,2]
module @example {
func.func public @main(%0: tensor<4x5xbf16>, %1: tensor<5x2xbf16>) -> (tensor<4x2xbf16>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xbf16>, tensor<5x2xbf16>) -> tensor<4x2xf32>
%3 = "stablehlo.convert"(%2) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
return %3 : tensor<4x2xbf16>
}
}

// s64[2,3] s64[3,2]
module @example {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<3x2xi64>) -> (tensor<2x2xi64>) {
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<3x2xi64>) -> tensor<2x3xi64>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi64>) -> tensor<2x2x3xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x2x3xi64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x2x3xi64>, tensor<2x2x3xi64>) -> tensor<2x2x3xi64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i64>, %8: tensor<i64>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%9) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xi64>, tensor<i64>) -> tensor<2x2xi64>
return %10 : tensor<2x2xi64>
}
}

// f32[2,0] f32[0,3]
module @example {
func.func public @main(%0: tensor<2x0xf32>, %1: tensor<0x3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
}

