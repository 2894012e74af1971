// f32[2,3,4] f32[2,4,5]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
return %2 : tensor<2x3x5xf32>
}
}

// f16[2,3,4] f16[2,4,2]
module @example {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x4x2xf16>) -> (tensor<2x3x2xf16>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf16>, tensor<2x4x2xf16>) -> tensor<2x3x2xf32>
%3 = "stablehlo.convert"(%2) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf16>
return %3 : tensor<2x3x2xf16>
}
}

// s64[2,3,4] s64[2,4,2]
module @example {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<2x4x2xi64>) -> (tensor<2x3x2xi64>) {
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x2xi64>) -> tensor<2x2x4xi64>
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<2x3x4xi64>) -> tensor<2x3x2x4xi64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x2x4xi64>) -> tensor<2x3x2x4xi64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x4xi64>, tensor<2x3x2x4xi64>) -> tensor<2x3x2x4xi64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i64>, %8: tensor<i64>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%9) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x2x4xi64>, tensor<i64>) -> tensor<2x3x2xi64>
return %10 : tensor<2x3x2xi64>
}
}

// c64[1,2,2] c64[1,2,2]
module @example {
func.func public @main(%0: tensor<1x2x2xcomplex<f32>>, %1: tensor<1x2x2xcomplex<f32>>) -> (tensor<1x2x2xcomplex<f32>>) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
return %2 : tensor<1x2x2xcomplex<f32>>
}
}

