// f32[3,4] 1
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%8 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%9 = "stablehlo.or"(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
%13 = "stablehlo.select"(%9, %10, %12) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%14 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i32>, %16: tensor<i32>):
%17 = "stablehlo.minimum"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%17) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
%19 = "stablehlo.convert"(%18) : (tensor<3xi32>) -> tensor<3xi64>
return %5, %19 : tensor<3xf32>, tensor<3xi64>
}
}

// s64[2,3,2] 1 true
module @example {
func.func public @main(%0: tensor<2x3x2xi64>) -> (tensor<2x1x2xi64>, tensor<2x1x2xi64>) {
%1 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i64>, %3: tensor<i64>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%4) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x2xi64>) -> tensor<2x3x2xi64>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x2xi32>
%9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x2xi32>
%11 = "stablehlo.select"(%7, %8, %10) : (tensor<2x3x2xi1>, tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
%12 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.minimum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
%17 = "stablehlo.convert"(%16) : (tensor<2x2xi32>) -> tensor<2x2xi64>
%18 = "stablehlo.reshape"(%5) : (tensor<2x2xi64>) -> tensor<2x1x2xi64>
%19 = "stablehlo.reshape"(%17) : (tensor<2x2xi64>) -> tensor<2x1x2xi64>
return %18, %19 : tensor<2x1x2xi64>, tensor<2x1x2xi64>
}
}

