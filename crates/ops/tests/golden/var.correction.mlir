// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<1.2e1> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.multiply"(%9, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %17 : tensor<f32>
}
}

// bf16[3,4] [1] correction=0 keepdim=true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.subtract"(%1, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.multiply"(%10, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%18 = "stablehlo.divide"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.convert"(%18) : (tensor<3xf32>) -> tensor<3xbf16>
%20 = "stablehlo.reshape"(%19) : (tensor<3xbf16>) -> tensor<3x1xbf16>
return %20 : tensor<3x1xbf16>
}
}

// c64[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xcomplex<f32>>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
%4 = "stablehlo.add"(%2, %3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%4) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%6 = "stablehlo.constant"() {value = dense<(3.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%10 = "stablehlo.real"(%9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%11 = "stablehlo.imag"(%9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
%12 = "stablehlo.multiply"(%10, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.multiply"(%11, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%21 = "stablehlo.divide"(%19, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %21 : tensor<4xf32>
}
}

