// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xi1>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
return %2 : tensor<16xi1>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

