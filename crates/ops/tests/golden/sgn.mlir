// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.sign"(%0) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.select"(%1, %2, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.sign"(%0) : (tensor<4xi64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
}

// c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.sign"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %1 : tensor<4xcomplex<f32>>
}
}

