// f32[2,3,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
return %5 : tensor<3xf32>
}
}

// bf16[3,4] [-1] true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
%6 = "stablehlo.reshape"(%5) : (tensor<3xbf16>) -> tensor<3x1xbf16>
return %6 : tensor<3x1xbf16>
}
}

// s32[5]
module @example {
func.func public @main(%0: tensor<5xi32>) -> (tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%4) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
return %5 : tensor<i32>
}
}

// bool[2,3] [1]
module @example {
func.func public @main(%0: tensor<2x3xi1>) -> (tensor<2xi1>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
return %5 : tensor<2xi1>
}
}

