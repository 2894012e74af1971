// f32[2,3,4] [0,-1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
}

// bf16[4,5] [1] true
module @example {
func.func public @main(%0: tensor<4x5xbf16>) -> (tensor<4x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
%7 = "stablehlo.convert"(%6) : (tensor<4xf32>) -> tensor<4xbf16>
%8 = "stablehlo.reshape"(%7) : (tensor<4xbf16>) -> tensor<4x1xbf16>
return %8 : tensor<4x1xbf16>
}
}

// s32[2,3] none
module @example {
func.func public @main(%0: tensor<2x3xi32>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
return %6 : tensor<i64>
}
}

// f32[] [0]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
return %0 : tensor<f32>
}
}

// u8[2,3] [] true
module @example {
func.func public @main(%0: tensor<2x3xui8>) -> (tensor<1x1xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3xui8>) -> tensor<2x3xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
%7 = "stablehlo.reshape"(%6) : (tensor<i64>) -> tensor<1x1xi64>
return %7 : tensor<1x1xi64>
}
}

// f32[2,0] [1]
module @example {
func.func public @main(%0: tensor<2x0xf32>) -> (tensor<2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
return %5 : tensor<2xf32>
}
}

// c64[2,3] [0] dtype=c64
module @example {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
%4 = "stablehlo.add"(%2, %3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%4) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
return %5 : tensor<3xcomplex<f32>>
}
}

