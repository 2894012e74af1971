// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
return %5 : tensor<f32>
}
}

// s8[4]
module @example {
func.func public @main(%0: tensor<4xi8>) -> (tensor<i8>) {
%1 = "stablehlo.constant"() {value = dense<-128> : tensor<i8>} : () -> tensor<i8>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i8>, %3: tensor<i8>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i8>, tensor<i8>) -> tensor<i8>
"stablehlo.return"(%4) : (tensor<i8>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi8>, tensor<i8>) -> tensor<i8>
return %5 : tensor<i8>
}
}

// bool[3]
module @example {
func.func public @main(%0: tensor<3xi1>) -> (tensor<i1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
return %5 : tensor<i1>
}
}

