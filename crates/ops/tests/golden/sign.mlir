// f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%4 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%5 = "stablehlo.negate"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.select"(%4, %5, %1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.select"(%3, %2, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.sign"(%0) : (tensor<4xi64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
%1 = "stablehlo.constant"() {value = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
%2 = "stablehlo.minimum"(%0, %1) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
return %2 : tensor<4xui8>
}
}

// bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<3xi1>) {
return %0 : tensor<3xi1>
}
}

// bf16[3]
module @example {
func.func public @main(%0: tensor<3xbf16>) -> (tensor<3xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xbf16>} : () -> tensor<3xbf16>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xbf16>} : () -> tensor<3xbf16>
%3 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
%4 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
%5 = "stablehlo.negate"(%2) : (tensor<3xbf16>) -> tensor<3xbf16>
%6 = "stablehlo.select"(%4, %5, %1) : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
%7 = "stablehlo.select"(%3, %2, %6) : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
return %7 : tensor<3xbf16>
}
}

