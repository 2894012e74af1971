// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.minimum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%9 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%10 = "stablehlo.or"(%8, %9) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%12 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<12xi32>
%14 = "stablehlo.select"(%10, %11, %13) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%15 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i32>, %17: tensor<i32>):
%18 = "stablehlo.minimum"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%18) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%20 = "stablehlo.convert"(%19) : (tensor<i32>) -> tensor<i64>
return %20 : tensor<i64>
}
}

// bf16[3,4] -1
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7F80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<3xbf16>) -> tensor<3x4xbf16>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%8 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
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
return %19 : tensor<3xi64>
}
}

