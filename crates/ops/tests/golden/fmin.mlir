// f32[2,3] f32[3]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%3 = "stablehlo.minimum"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%5 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%6 = "stablehlo.select"(%5, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.select"(%4, %2, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %7 : tensor<2x3xf32>
}
}

// bool[4] bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>, %1: tensor<4xi1>) -> (tensor<4xi1>) {
%2 = "stablehlo.minimum"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// f32[32] f32[32]
module @example {
func.func public @main(%0: tensor<32xf32>, %1: tensor<32xf32>) -> (tensor<32xf32>) {
%2 = "stablehlo.minimum"(%0, %1) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%3 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%4 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
%5 = "stablehlo.select"(%4, %0, %2) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%6 = "stablehlo.select"(%3, %1, %5) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
return %6 : tensor<32xf32>
}
}

