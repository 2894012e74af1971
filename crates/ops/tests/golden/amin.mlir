// f32[2,3,4] [1]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
return %5 : tensor<2x4xf32>
}
}

// u8[3,4] [0] true
module @example {
func.func public @main(%0: tensor<3x4xui8>) -> (tensor<1x4xui8>) {
%1 = "stablehlo.constant"() {value = dense<255> : tensor<ui8>} : () -> tensor<ui8>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
"stablehlo.return"(%4) : (tensor<ui8>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
%6 = "stablehlo.reshape"(%5) : (tensor<4xui8>) -> tensor<1x4xui8>
return %6 : tensor<1x4xui8>
}
}

// bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<i1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
return %5 : tensor<i1>
}
}

