// f32[2,8] f32[8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%5 = "stablehlo.floor"(%2) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%9 = "stablehlo.compare"(%0, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%10 = "stablehlo.and"(%7, %9) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%11 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%12 = "chlo.zeta"(%0, %2) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%13 = "stablehlo.select"(%10, %11, %12) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %13 : tensor<2x8xf32>
}
}

