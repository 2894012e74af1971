// 0.5 f32[5]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<f32>) -> (tensor<i64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%4 = "stablehlo.not"(%3) : (tensor<5xi1>) -> tensor<5xi1>
%5 = "stablehlo.convert"(%4) : (tensor<5xi1>) -> tensor<5xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%9) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%11 = "stablehlo.convert"(%10) : (tensor<i32>) -> tensor<i64>
return %11 : tensor<i64>
}
}

// 2 s64[5] right=true
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<5xi64>, %1: tensor<i64>) -> (tensor<i64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%4 = "stablehlo.not"(%3) : (tensor<5xi1>) -> tensor<5xi1>
%5 = "stablehlo.convert"(%4) : (tensor<5xi1>) -> tensor<5xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%9) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%11 = "stablehlo.convert"(%10) : (tensor<i32>) -> tensor<i64>
return %11 : tensor<i64>
}
}

