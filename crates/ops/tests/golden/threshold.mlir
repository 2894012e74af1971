// f32[8] 0.1 20.0
// run-time numbers: threshold:F32 value:F32
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.select"(%4, %5, %0) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %6 : tensor<8xf32>
}
}

// s64[4] 1 7
// run-time numbers: threshold:I64 value:I64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<4xi64>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%6 = "stablehlo.select"(%4, %5, %0) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %6 : tensor<4xi64>
}
}

