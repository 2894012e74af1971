// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
return %5 : tensor<f32>
}
}

// u8[4]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<ui8>) {
%1 = "stablehlo.constant"() {value = dense<255> : tensor<ui8>} : () -> tensor<ui8>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
"stablehlo.return"(%4) : (tensor<ui8>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xui8>, tensor<ui8>) -> tensor<ui8>
return %5 : tensor<ui8>
}
}

