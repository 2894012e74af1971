// f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xi1>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xf32>) -> tensor<16xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi32>} : () -> tensor<16xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
return %3 : tensor<16xi1>
}
}

// bf16[16]
module @example {
func.func public @main(%0: tensor<16xbf16>) -> (tensor<16xi1>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xbf16>) -> tensor<16xi16>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi16>} : () -> tensor<16xi16>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
return %3 : tensor<16xi1>
}
}

// f64[16]
module @example {
func.func public @main(%0: tensor<16xf64>) -> (tensor<16xi1>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<16xf64>) -> tensor<16xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
return %3 : tensor<16xi1>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xui8>} : () -> tensor<4xui8>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
return %2 : tensor<4xi1>
}
}

// bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<3xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<3xi1>} : () -> tensor<3xi1>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
return %2 : tensor<3xi1>
}
}

