// f32[16] f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>, %1: tensor<16xf32>) -> (tensor<16xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.abs"(%4) : (tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.divide"(%0, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%9 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%10 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%11 = "stablehlo.compare"(%1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%12 = "stablehlo.or"(%10, %11) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%13 = "stablehlo.select"(%12, %9, %6) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %13 : tensor<16xf32>
}
}

// f32[16] f32[16] 0.1
// run-time numbers: eps:F32
module @example {
func.func public @main(%0: tensor<16xf32>, %1: tensor<16xf32>, %2: tensor<f32>) -> (tensor<16xf32>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.multiply"(%1, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.abs"(%5) : (tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.divide"(%0, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.subtract"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%12 = "stablehlo.compare"(%1, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%14 = "stablehlo.compare"(%1, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%15 = "stablehlo.or"(%12, %14) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%16 = "stablehlo.select"(%15, %10, %7) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %16 : tensor<16xf32>
}
}

