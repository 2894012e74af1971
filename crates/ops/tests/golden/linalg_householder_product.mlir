// f32[4,3] f32[3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xf32>) -> (tensor<4x3xf32>) {
%2 = "stablehlo.custom_call"(%0, %1) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %2 : tensor<4x3xf32>
}
}

// f32[2,4,3] f32[2,2]
module @example {
func.func public @main(%0: tensor<2x4x3xf32>, %1: tensor<2x2xf32>) -> (tensor<2x4x3xf32>) {
%2 = "stablehlo.custom_call"(%0, %1) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x4x3xf32>, tensor<2x2xf32>) -> tensor<2x4x3xf32>
return %2 : tensor<2x4x3xf32>
}
}

