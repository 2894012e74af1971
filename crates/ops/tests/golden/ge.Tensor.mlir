// f32[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) {
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
return %2 : tensor<8xi1>
}
}

