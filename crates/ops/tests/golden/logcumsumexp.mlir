// f32[3,5] 1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.select"(%6, %2, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.select"(%6, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.is_finite"(%7) : (tensor<f32>) -> tensor<i1>
%10 = "stablehlo.subtract"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.exponential"(%10) : (tensor<f32>) -> tensor<f32>
%12 = "stablehlo.log_plus_one"(%11) : (tensor<f32>) -> tensor<f32>
%13 = "stablehlo.add"(%7, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.select"(%9, %13, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
return %15 : tensor<3x5xf32>
}
}

// bf16[40] 0
module @example {
func.func public @main(%0: tensor<40xbf16>) -> (tensor<40xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<40xbf16>) -> tensor<40xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.or"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.select"(%7, %3, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.select"(%7, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.is_finite"(%8) : (tensor<f32>) -> tensor<i1>
%11 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.exponential"(%11) : (tensor<f32>) -> tensor<f32>
%13 = "stablehlo.log_plus_one"(%12) : (tensor<f32>) -> tensor<f32>
%14 = "stablehlo.add"(%8, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.select"(%10, %14, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 40>, window_strides = array<i64: 1>} : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
%17 = "stablehlo.convert"(%16) : (tensor<40xf32>) -> tensor<40xbf16>
return %17 : tensor<40xbf16>
}
}

