// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%3 = "stablehlo.ceil"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%4 = "stablehlo.floor"(%0) : (tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.select"(%2, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %5 : tensor<16xf32>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xbf16>} : () -> tensor<16xbf16>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
%3 = "stablehlo.ceil"(%0) : (tensor<16xbf16>) -> tensor<16xbf16>
%4 = "stablehlo.floor"(%0) : (tensor<16xbf16>) -> tensor<16xbf16>
%5 = "stablehlo.select"(%2, %3, %4) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
return %5 : tensor<16xbf16>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
return %0 : tensor<4xi64>
}
}

