// f32[2,3,10] [10] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %33 : tensor<2x3x5xf32>
}
}

// f32[2,3,10] [10] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, 3.333333730697632e-1, 2.2222232818603516e-1, 1.1111116409301758e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 8.888888955116272e-1, 7.777777910232544e-1, 6.666667461395264e-1, 5.555555820465088e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<[5.555555820465088e-1, 6.666666269302368e-1, 7.777776718139648e-1, 8.888888359069824e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.constant"() {value = dense<[1.111111044883728e-1, 2.222222089767456e-1, 3.3333325386047363e-1, 4.444444179534912e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %33 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 2.8571438789367676e-1, 7.142858505249023e-1, 4.285714626312256e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%8 = "stablehlo.constant"() {value = dense<[4.285714626312256e-1, 7.142856121063232e-1, 1.0e0, 5.714285373687744e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%11 = "stablehlo.add"(%5, %10) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.8571414947509766e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.add"(%11, %21) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %22 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666865348816e-1, 3.333333730697632e-1, 6.666667461395264e-1, 3.3333349227905273e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%8 = "stablehlo.constant"() {value = dense<[3.333333134651184e-1, 6.666666269302368e-1, 1.0e0, 6.666665077209473e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%11 = "stablehlo.add"(%5, %10) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.3333325386047363e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.add"(%11, %21) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %22 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6] false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%3 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<6xf32>} : () -> tensor<6xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %5 : tensor<2x3x6xf32>
}
}

// f32[2,3,3] [3] [2,3,6] true
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 5.0e-1, 5.0e-1, -0.0e0, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<6xi1>) -> tensor<2x3x6xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %10 : tensor<2x3x6xf32>
}
}

