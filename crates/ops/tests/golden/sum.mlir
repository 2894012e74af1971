// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
return %5 : tensor<f32>
}
}

// bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
return %6 : tensor<i64>
}
}

// f32[]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
return %0 : tensor<f32>
}
}

// f16[5] dtype=f32
module @example {
func.func public @main(%0: tensor<5xf16>) -> (tensor<f32>) {
%1 = "stablehlo.convert"(%0) : (tensor<5xf16>) -> tensor<5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
return %6 : tensor<f32>
}
}

