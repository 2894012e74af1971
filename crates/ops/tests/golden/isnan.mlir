// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xi1>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
return %1 : tensor<16xi1>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xi1>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xi1>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
return %1 : tensor<16xi1>
}
}

