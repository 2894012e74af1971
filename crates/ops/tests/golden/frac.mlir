// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%3 = "stablehlo.ceil"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.floor"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.select"(%2, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.subtract"(%0, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %6 : tensor<16xf32>
}
}

// bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>) -> (tensor<4xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xbf16>} : () -> tensor<4xbf16>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
%3 = "stablehlo.ceil"(%0) : (tensor<4xbf16>) -> tensor<4xbf16>
%4 = "stablehlo.floor"(%0) : (tensor<4xbf16>) -> tensor<4xbf16>
%5 = "stablehlo.select"(%2, %3, %4) : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
%6 = "stablehlo.subtract"(%0, %5) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
return %6 : tensor<4xbf16>
}
}

