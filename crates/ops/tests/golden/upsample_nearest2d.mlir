// f32[2,3,4,5] [8,10]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x8x10xf32>
return %5 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
return %5 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 3, 2>, padding = dense<[[0, 0], [0, 0], [2, 2], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x12x10xf32>
return %5 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 1, 2, 2, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%3 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
return %4 : tensor<1x2x9x10xf32>
}
}

// f32[2,3,4,5] [7,9]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x9xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x7x9xf32>
return %5 : tensor<2x3x7x9xf32>
}
}

// bf16[1,2,4,4] [8,8]
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x8x8xbf16>) {
%1 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xbf16>, tensor<bf16>) -> tensor<1x2x8x8xbf16>
return %5 : tensor<1x2x8x8xbf16>
}
}

// u8[1,2,4,4] [8,8]
module @example {
func.func public @main(%0: tensor<1x2x4x4xui8>) -> (tensor<1x2x8x8xui8>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
"stablehlo.return"(%4) : (tensor<ui8>) -> ()
}) {base_dilations = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xui8>, tensor<ui8>) -> tensor<1x2x8x8xui8>
return %5 : tensor<1x2x8x8xui8>
}
}

