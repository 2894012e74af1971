// f32[8,4] [2,2] [0,-1]
module @example {
func.func public @main(%0: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
%1 = "sdy.sharding_constraint"(%0) {sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{"a0"}, {}]>} : (tensor<8x4xf32>) -> tensor<8x4xf32>
return %1 : tensor<8x4xf32>
}
}

// bf16[4] [4] [-1]
module @example {
func.func public @main(%0: tensor<4xbf16>) -> (tensor<4xbf16>) {
%1 = "sdy.sharding_constraint"(%0) {sharding = #sdy.sharding<mesh<["a0"=4]>, [{}]>} : (tensor<4xbf16>) -> tensor<4xbf16>
return %1 : tensor<4xbf16>
}
}

// f32[3,5] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "sdy.sharding_constraint"(%0) {sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{}, {"a0", "a1"}]>} : (tensor<3x5xf32>) -> tensor<3x5xf32>
return %1 : tensor<3x5xf32>
}
}

