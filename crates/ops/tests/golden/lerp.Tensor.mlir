// f32[2,3] f32[3] f32[2,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
%5 = "stablehlo.abs"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.select"(%7, %0, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%10 = "stablehlo.subtract"(%4, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.select"(%7, %4, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%12 = "stablehlo.subtract"(%3, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%14 = "stablehlo.add"(%8, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %14 : tensor<2x3xf32>
}
}

// f32[3] f32[3] f32[]
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<f32>) -> (tensor<3xf32>) {
%3 = "stablehlo.abs"(%2) : (tensor<f32>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%7 = "stablehlo.select"(%6, %0, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.subtract"(%2, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.select"(%5, %2, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.subtract"(%1, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%13 = "stablehlo.multiply"(%12, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.add"(%7, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %14 : tensor<3xf32>
}
}

// bf16[4] bf16[4] bf16[4]
module @example {
func.func public @main(%0: tensor<4xbf16>, %1: tensor<4xbf16>, %2: tensor<4xbf16>) -> (tensor<4xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%4 = "stablehlo.convert"(%1) : (tensor<4xbf16>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%2) : (tensor<4xbf16>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.select"(%8, %3, %4) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.subtract"(%5, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.select"(%8, %5, %11) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.subtract"(%4, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.add"(%9, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.convert"(%15) : (tensor<4xf32>) -> tensor<4xbf16>
return %16 : tensor<4xbf16>
}
}

