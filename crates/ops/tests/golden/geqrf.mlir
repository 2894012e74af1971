// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
return %1, %2 : tensor<4x3xf32>, tensor<3xf32>
}
}

// f32[2,3,4]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
return %1, %2 : tensor<2x3x4xf32>, tensor<2x3xf32>
}
}

