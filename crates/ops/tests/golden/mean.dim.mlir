// f32[2,3,4] [1,2] true
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x1x1xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
%6 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<2xf32>} : () -> tensor<2xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1x1xf32>
return %8 : tensor<2x1x1xf32>
}
}

// f16[4,3] [0]
module @example {
func.func public @main(%0: tensor<4x3xf16>) -> (tensor<3xf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3xf32>) -> tensor<3xf16>
return %9 : tensor<3xf16>
}
}

// f64[2,2] none
module @example {
func.func public @main(%0: tensor<2x2xf64>) -> (tensor<f64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f64>, %3: tensor<f64>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%4) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x2xf64>, tensor<f64>) -> tensor<f64>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
return %7 : tensor<f64>
}
}

// c64[3,2] [1]
module @example {
func.func public @main(%0: tensor<3x2xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
%4 = "stablehlo.add"(%2, %3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%4) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%6 = "stablehlo.constant"() {value = dense<(2.0e0, 0.0e0)> : tensor<3xcomplex<f32>>} : () -> tensor<3xcomplex<f32>>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
return %7 : tensor<3xcomplex<f32>>
}
}

