// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.maximum"(%0, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.subtract"(%0, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.abs"(%4) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.negate"(%5) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%9 = "stablehlo.exponential"(%8) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.log_plus_one"(%9) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
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

// f64[8] f64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xf64>) -> (tensor<8xf64>) {
%2 = "stablehlo.maximum"(%0, %1) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%3 = "stablehlo.subtract"(%0, %1) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%4 = "stablehlo.abs"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%5 = "stablehlo.negate"(%4) : (tensor<8xf64>) -> tensor<8xf64>
%6 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<8xf64>} : () -> tensor<8xf64>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%8 = "stablehlo.exponential"(%7) : (tensor<8xf64>) -> tensor<8xf64>
%9 = "stablehlo.log_plus_one"(%8) : (tensor<8xf64>) -> tensor<8xf64>
%10 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<8xf64>} : () -> tensor<8xf64>
%11 = "stablehlo.divide"(%9, %10) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%12 = "stablehlo.add"(%2, %11) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%13 = "stablehlo.abs"(%2) : (tensor<8xf64>) -> tensor<8xf64>
%14 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%16 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%18 = "stablehlo.select"(%17, %2, %12) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %18 : tensor<8xf64>
}
}

