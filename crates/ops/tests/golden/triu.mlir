// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%3 = "stablehlo.compare"(%2, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %5 : tensor<3x4xf32>
}
}

// bf16[2,3,3] 1
module @example {
func.func public @main(%0: tensor<2x3x3xbf16>) -> (tensor<2x3x3xbf16>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.constant"() {value = dense<1> : tensor<3x3xi32>} : () -> tensor<3x3xi32>
%4 = "stablehlo.add"(%1, %3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xbf16>} : () -> tensor<2x3x3xbf16>
%8 = "stablehlo.select"(%6, %0, %7) : (tensor<2x3x3xi1>, tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
return %8 : tensor<2x3x3xbf16>
}
}

// s64[3,3] -5
module @example {
func.func public @main(%0: tensor<3x3xi64>) -> (tensor<3x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.constant"() {value = dense<-3> : tensor<3x3xi32>} : () -> tensor<3x3xi32>
%4 = "stablehlo.add"(%1, %3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<3x3xi64>} : () -> tensor<3x3xi64>
%7 = "stablehlo.select"(%5, %0, %6) : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
return %7 : tensor<3x3xi64>
}
}

