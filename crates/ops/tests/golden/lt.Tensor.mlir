// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xi1>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
return %3 : tensor<2x3xi1>
}
}

// s64[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xi64>, %1: tensor<8xf32>) -> (tensor<8xi1>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
return %3 : tensor<8xi1>
}
}

// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// u8[4] u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>, %1: tensor<4xui8>) -> (tensor<4xi1>) {
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

