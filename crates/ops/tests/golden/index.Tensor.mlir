// f32[4,3] (s64[2,5])
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x5xi64>) -> (tensor<2x5x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<2x5xi64>) -> tensor<2x5xi32>
%3 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%9 = "stablehlo.select"(%8, %5, %2) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
return %10 : tensor<2x5x3xf32>
}
}

// f32[4,3,5] (none s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<6xi64>) -> (tensor<4x6x5xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%5 = "stablehlo.add"(%2, %4) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%8 = "stablehlo.compare"(%2, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%9 = "stablehlo.select"(%8, %5, %2) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 5>} : (tensor<4x3x5xf32>, tensor<6xi32>) -> tensor<4x6x5xf32>
return %10 : tensor<4x6x5xf32>
}
}

// f32[4,3,5] (s64[2,1] s32[3])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<2x1xi64>, %2: tensor<3xi32>) -> (tensor<2x3x5xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%12 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%14 = "stablehlo.add"(%2, %13) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%17 = "stablehlo.compare"(%2, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%18 = "stablehlo.select"(%17, %14, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%20 = "stablehlo.reshape"(%11) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%21 = "stablehlo.reshape"(%19) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%22 = "stablehlo.concatenate"(%20, %21) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>} : (tensor<4x3x5xf32>, tensor<2x3x2xi32>) -> tensor<2x3x5xf32>
return %23 : tensor<2x3x5xf32>
}
}

// f32[4,3,5,2] (s64[6] none s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5x2xf32>, %1: tensor<6xi64>, %2: tensor<6xi64>) -> (tensor<6x3x2xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%11 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%12 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%14 = "stablehlo.add"(%11, %13) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%17 = "stablehlo.compare"(%11, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%18 = "stablehlo.select"(%17, %14, %11) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%19 = "stablehlo.reshape"(%10) : (tensor<6xi32>) -> tensor<6x1xi32>
%20 = "stablehlo.reshape"(%18) : (tensor<6xi32>) -> tensor<6x1xi32>
%21 = "stablehlo.concatenate"(%19, %20) {dimension = 1 : i64} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 2>} : (tensor<4x3x5x2xf32>, tensor<6x2xi32>) -> tensor<6x3x2xf32>
return %22 : tensor<6x3x2xf32>
}
}

// f32[4,3,5,2] (none s64[2,1] s64[])
module @example {
func.func public @main(%0: tensor<4x3x5x2xf32>, %1: tensor<2x1xi64>, %2: tensor<i64>) -> (tensor<4x2x1x2xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%9 = "stablehlo.compare"(%3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%10 = "stablehlo.select"(%9, %6, %3) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%11 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.add"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = "stablehlo.select"(%15, %13, %11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%18 = "stablehlo.reshape"(%10) : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
%19 = "stablehlo.reshape"(%17) : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
%20 = "stablehlo.concatenate"(%18, %19) {dimension = 2 : i64} : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x2xi32>
%21 = "stablehlo.gather"(%0, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1, 2>} : (tensor<4x3x5x2xf32>, tensor<2x1x2xi32>) -> tensor<4x2x1x2xf32>
return %21 : tensor<4x2x1x2xf32>
}
}

// s64[4] (s64[])
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>) -> (tensor<i64>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.add"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = "stablehlo.select"(%6, %4, %2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%8 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi64>, tensor<i32>) -> tensor<i64>
return %8 : tensor<i64>
}
}

// f32[0,3] (s64[0])
module @example {
func.func public @main(%0: tensor<0x3xf32>, %1: tensor<0xi64>) -> (tensor<0x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
return %2 : tensor<0x3xf32>
}
}

