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
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %35 : tensor<2x3x5xf32>
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
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 8.888888955116272e-1, 7.777777910232544e-1, 6.666667461395264e-1, 5.555555820465088e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.constant"() {value = dense<[5.555555820465088e-1, 6.666666269302368e-1, 7.777776718139648e-1, 8.888888359069824e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.constant"() {value = dense<[1.111111044883728e-1, 2.222222089767456e-1, 3.3333325386047363e-1, 4.444444179534912e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %35 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 2.8571438789367676e-1, 7.142858505249023e-1, 4.285714626312256e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%10 = "stablehlo.constant"() {value = dense<[4.285714626312256e-1, 7.142856121063232e-1, 1.0e0, 5.714285373687744e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%13 = "stablehlo.add"(%6, %12) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%16 = "stablehlo.gather"(%0, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.8571414947509766e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.add"(%13, %24) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %25 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4, 5]> : tensor<5xi32>} : () -> tensor<5xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666865348816e-1, 3.333333730697632e-1, 6.666667461395264e-1, 3.3333349227905273e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<[1, 2, 3, 5, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%10 = "stablehlo.constant"() {value = dense<[3.333333134651184e-1, 6.666666269302368e-1, 1.0e0, 6.666665077209473e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%13 = "stablehlo.add"(%6, %12) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<[2, 3, 4, 6, 6]> : tensor<5xi32>} : () -> tensor<5xi32>
%16 = "stablehlo.gather"(%0, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x7xf32>, tensor<5xi32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.3333325386047363e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.add"(%13, %24) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %25 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6] false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%4 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<6xf32>} : () -> tensor<6xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %6 : tensor<2x3x6xf32>
}
}

// f32[2,3,3] [3] [2,3,6] true
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 5.0e-1, 5.0e-1, -0.0e0, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<6xi1>) -> tensor<2x3x6xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %11 : tensor<2x3x6xf32>
}
}

