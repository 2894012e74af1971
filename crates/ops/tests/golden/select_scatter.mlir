// f32[4,3] f32[3] 0 -1
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<3xf32>) -> tensor<1x3xf32>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.dynamic_update_slice"(%0, %2, %3, %4) : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
return %5 : tensor<4x3xf32>
}
}

// f32[4,3] f64[4] 1 0
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4xf64>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<4xf64>) -> tensor<4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<4x1xf32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.dynamic_update_slice"(%0, %3, %4, %5) : (tensor<4x3xf32>, tensor<4x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
return %6 : tensor<4x3xf32>
}
}

