// f32[16] decimals=2
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e2> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%3 = "stablehlo.round_nearest_even"(%2) : (tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e2> : tensor<16xf32>} : () -> tensor<16xf32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %5 : tensor<16xf32>
}
}

// f32[4] decimals=-1
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4xf32>} : () -> tensor<4xf32>
%2 = "stablehlo.divide"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.round_nearest_even"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %5 : tensor<4xf32>
}
}

// f64[4] decimals=0
module @example {
func.func public @main(%0: tensor<4xf64>) -> (tensor<4xf64>) {
%1 = "stablehlo.round_nearest_even"(%0) : (tensor<4xf64>) -> tensor<4xf64>
return %1 : tensor<4xf64>
}
}

