// f32[3,5] 1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.is_finite"(%4) : (tensor<f32>) -> tensor<i1>
%7 = "stablehlo.subtract"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.exponential"(%7) : (tensor<f32>) -> tensor<f32>
%9 = "stablehlo.log_plus_one"(%8) : (tensor<f32>) -> tensor<f32>
%10 = "stablehlo.add"(%4, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.select"(%6, %10, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
return %12 : tensor<3x5xf32>
}
}

// bf16[40] 0
module @example {
func.func public @main(%0: tensor<40xbf16>) -> (tensor<40xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<40xbf16>) -> tensor<40xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.minimum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%5) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.subtract"(%6, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.exponential"(%8) : (tensor<f32>) -> tensor<f32>
%10 = "stablehlo.log_plus_one"(%9) : (tensor<f32>) -> tensor<f32>
%11 = "stablehlo.add"(%5, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.select"(%7, %11, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 40>, window_strides = array<i64: 1>} : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
%14 = "stablehlo.convert"(%13) : (tensor<40xf32>) -> tensor<40xbf16>
return %14 : tensor<40xbf16>
}
}

