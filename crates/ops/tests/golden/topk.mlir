// f32[3,9] 4
module @example {
func.func public @main(%0: tensor<3x9xf32>) -> (tensor<3x4xf32>, tensor<3x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x9xf32>
%4 = "stablehlo.select"(%2, %3, %0) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%5, %6 = "chlo.top_k"(%4) {k = 4 : i64} : (tensor<3x9xf32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
%7 = "stablehlo.convert"(%6) : (tensor<3x4xi32>) -> tensor<3x4xi64>
return %5, %7 : tensor<3x4xf32>, tensor<3x4xi64>
}
}

// f32[9,3] 2 0 false
module @example {
func.func public @main(%0: tensor<9x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x3xi1>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x3xf32>
%4 = "stablehlo.select"(%2, %3, %0) : (tensor<9x3xi1>, tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x3xf32>
%5 = "stablehlo.negate"(%4) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<9x3xf32>) -> tensor<3x9xf32>
%7, %8 = "chlo.top_k"(%6) {k = 2 : i64} : (tensor<3x9xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
%9 = "stablehlo.transpose"(%7) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
%10 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
%11 = "stablehlo.negate"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.convert"(%10) : (tensor<2x3xi32>) -> tensor<2x3xi64>
return %11, %12 : tensor<2x3xf32>, tensor<2x3xi64>
}
}

// bf16[2,9] 3
module @example {
func.func public @main(%0: tensor<2x9xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7FC0> : tensor<bf16>} : () -> tensor<bf16>
%2 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x9xbf16>, tensor<2x9xbf16>) -> tensor<2x9xi1>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<2x9xbf16>
%4 = "stablehlo.select"(%2, %3, %0) : (tensor<2x9xi1>, tensor<2x9xbf16>, tensor<2x9xbf16>) -> tensor<2x9xbf16>
%5, %6 = "chlo.top_k"(%4) {k = 3 : i64} : (tensor<2x9xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
%7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xi64>
return %5, %7 : tensor<2x3xbf16>, tensor<2x3xi64>
}
}

// s32[12] 3 0 true
module @example {
func.func public @main(%0: tensor<12xi32>) -> (tensor<3xi32>, tensor<3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>)
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xi32>) -> tensor<3xi32>
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xi32>) -> tensor<3xi32>
%11 = "stablehlo.convert"(%10) : (tensor<3xi32>) -> tensor<3xi64>
return %9, %11 : tensor<3xi32>, tensor<3xi64>
}
}

// f64[7] 7
module @example {
func.func public @main(%0: tensor<7xf64>) -> (tensor<7xf64>, tensor<7xi64>) {
%1 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%4 = "stablehlo.select"(%2, %3, %0) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%5, %6 = "chlo.top_k"(%4) {k = 7 : i64} : (tensor<7xf64>) -> (tensor<7xf64>, tensor<7xi32>)
%7 = "stablehlo.convert"(%6) : (tensor<7xi32>) -> tensor<7xi64>
return %5, %7 : tensor<7xf64>, tensor<7xi64>
}
}

