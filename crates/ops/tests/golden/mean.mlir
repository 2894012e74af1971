// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %7 : tensor<f32>
}
}

// bf16[7]
module @example {
func.func public @main(%0: tensor<7xbf16>) -> (tensor<bf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<7xbf16>) -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<bf16>
return %9 : tensor<bf16>
}
}

// s32[4] dtype=f32
module @example {
func.func public @main(%0: tensor<4xi32>) -> (tensor<f32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %8 : tensor<f32>
}
}

// f32[0]
module @example {
func.func public @main(%0: tensor<0xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %7 : tensor<f32>
}
}

