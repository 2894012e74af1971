// f32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.power"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// s64[16] s64[16]
module @example {
func.func public @main(%0: tensor<16xi64>, %1: tensor<16xi64>) -> (tensor<16xi64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%3 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%24, %25, %26 = "stablehlo.while"(%4, %0, %1) ({
^bb0(%5: tensor<16xi64>, %6: tensor<16xi64>, %7: tensor<16xi64>):
%8 = "stablehlo.compare"(%7, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}, {
^bb0(%15: tensor<16xi64>, %16: tensor<16xi64>, %17: tensor<16xi64>):
%18 = "stablehlo.and"(%17, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%19 = "stablehlo.compare"(%18, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%20 = "stablehlo.multiply"(%15, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%21 = "stablehlo.select"(%19, %20, %15) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%22 = "stablehlo.multiply"(%16, %16) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
%23 = "stablehlo.shift_right_logical"(%17, %3) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
"stablehlo.return"(%21, %22, %23) : (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) -> ()
}) : (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) -> (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>)
%27 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%28 = "stablehlo.abs"(%0) : (tensor<16xi64>) -> tensor<16xi64>
%29 = "stablehlo.constant"() {value = dense<1> : tensor<16xi64>} : () -> tensor<16xi64>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
%31 = "stablehlo.not"(%30) : (tensor<16xi1>) -> tensor<16xi1>
%32 = "stablehlo.and"(%27, %31) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<16xi64>} : () -> tensor<16xi64>
%34 = "stablehlo.select"(%32, %33, %24) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
return %34 : tensor<16xi64>
}
}

// bf16[2,1] bf16[3]
module @example {
func.func public @main(%0: tensor<2x1xbf16>, %1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xbf16>) -> tensor<2x3xbf16>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
%4 = "stablehlo.convert"(%2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%5 = "stablehlo.convert"(%3) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
%6 = "stablehlo.power"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
return %7 : tensor<2x3xbf16>
}
}

// s32[4] f32[4]
module @example {
func.func public @main(%0: tensor<4xi32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// c64[4] c64[4]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%2 = "stablehlo.real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%8 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%9 = "stablehlo.power"(%0, %1) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%10 = "stablehlo.select"(%7, %8, %9) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %10 : tensor<4xcomplex<f32>>
}
}

