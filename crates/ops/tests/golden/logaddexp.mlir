// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.maximum"(%0, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.subtract"(%0, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.abs"(%4) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.negate"(%5) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%9 = "stablehlo.exponential"(%8) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.log_plus_one"(%9) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%13 = "stablehlo.add"(%3, %12) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.abs"(%3) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%15 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%17 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<2x16xi1>, tensor<2x16xi1>) -> tensor<2x16xi1>
%19 = "stablehlo.select"(%18, %3, %13) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %19 : tensor<2x16xf32>
}
}

// bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<8xbf16>, %1: tensor<8xbf16>) -> (tensor<8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<8xbf16>) -> tensor<8xf32>
%3 = "stablehlo.convert"(%1) : (tensor<8xbf16>) -> tensor<8xf32>
%4 = "stablehlo.maximum"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.subtract"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.abs"(%5) : (tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.negate"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.exponential"(%9) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.log_plus_one"(%10) : (tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.add"(%4, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.abs"(%4) : (tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%18 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%19 = "stablehlo.and"(%17, %18) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%20 = "stablehlo.select"(%19, %4, %14) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.convert"(%20) : (tensor<8xf32>) -> tensor<8xbf16>
return %21 : tensor<8xbf16>
}
}

// c64[8] c64[8]
module @example {
func.func public @main(%0: tensor<8xcomplex<f32>>, %1: tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>) {
%2 = "stablehlo.real"(%0) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
%3 = "stablehlo.real"(%1) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%5 = "stablehlo.real"(%0) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
%6 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%7 = "stablehlo.or"(%4, %6) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%8 = "stablehlo.select"(%7, %0, %1) : (tensor<8xi1>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%9 = "stablehlo.select"(%7, %1, %0) : (tensor<8xi1>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%10 = "stablehlo.real"(%8) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
%11 = "stablehlo.is_finite"(%10) : (tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.subtract"(%9, %8) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%13 = "stablehlo.exponential"(%12) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%14 = "stablehlo.log_plus_one"(%13) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%15 = "stablehlo.add"(%8, %14) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
%16 = "stablehlo.select"(%11, %15, %8) : (tensor<8xi1>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
return %16 : tensor<8xcomplex<f32>>
}
}

