// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
return %10 : tensor<f32>
}
}

// s32[2,2]
module @example {
func.func public @main(%0: tensor<2x2xi32>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x2xi32>) -> tensor<2x2xi64>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<2x2xi1>, tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i64>, %9: tensor<i64>):
%10 = "stablehlo.add"(%8, %9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%10) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi64>, tensor<i64>) -> tensor<i64>
return %11 : tensor<i64>
}
}

