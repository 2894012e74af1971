// f32[3,4] [1]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%3 = "stablehlo.convert"(%2) : (tensor<3x4xi1>) -> tensor<3x4xi64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i64>, %6: tensor<i64>):
%7 = "stablehlo.add"(%5, %6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%7) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
return %8 : tensor<3xi64>
}
}

// bool[3] []
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3xi1>) -> tensor<3xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %6 : tensor<i64>
}
}

// f32[] [0]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%3 = "stablehlo.convert"(%2) : (tensor<i1>) -> tensor<i64>
return %3 : tensor<i64>
}
}

