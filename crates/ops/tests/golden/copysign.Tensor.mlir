// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.bitcast_convert"(%2) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%7 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.select"(%6, %7, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %8 : tensor<2x3xf32>
}
}

// bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>) -> (tensor<4xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.abs"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%8 = "stablehlo.negate"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.select"(%7, %8, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.convert"(%9) : (tensor<4xf32>) -> tensor<4xbf16>
return %10 : tensor<4xbf16>
}
}

// s64[4] s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<4xi64>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xf32>
%4 = "stablehlo.abs"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.bitcast_convert"(%3) : (tensor<4xf32>) -> tensor<4xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%8 = "stablehlo.negate"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.select"(%7, %8, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %9 : tensor<4xf32>
}
}

