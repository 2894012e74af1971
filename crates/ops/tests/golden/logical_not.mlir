// bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi1>) {
%1 = "stablehlo.not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
return %1 : tensor<4xi1>
}
}

// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%3 = "stablehlo.not"(%2) : (tensor<4xi1>) -> tensor<4xi1>
return %3 : tensor<4xi1>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%3 = "stablehlo.not"(%2) : (tensor<4xi1>) -> tensor<4xi1>
return %3 : tensor<4xi1>
}
}

