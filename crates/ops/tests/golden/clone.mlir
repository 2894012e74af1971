// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
return %0 : tensor<2x3xf32>
}
}

