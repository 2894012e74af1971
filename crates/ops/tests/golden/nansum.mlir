// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%3 = "stablehlo.select"(%1, %2, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
return %8 : tensor<f32>
}
}

// bf16[3,4] [1] true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>) {
%1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xbf16>} : () -> tensor<3x4xbf16>
%3 = "stablehlo.select"(%1, %2, %0) : (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
%4 = "stablehlo.convert"(%3) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3xf32>) -> tensor<3xbf16>
%11 = "stablehlo.reshape"(%10) : (tensor<3xbf16>) -> tensor<3x1xbf16>
return %11 : tensor<3x1xbf16>
}
}

// s32[3]
module @example {
func.func public @main(%0: tensor<3xi32>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3xi32>) -> tensor<3xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %6 : tensor<i64>
}
}

