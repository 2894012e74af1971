// f32[2,3,5] [10] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
return %33 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [10] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.111111044883728e-1, -0.0e0, 2.222222089767456e-1, -0.0e0, 3.3333325386047363e-1, -0.0e0, 4.444444179534912e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 5.555555820465088e-1, 8.888888955116272e-1, 6.666666269302368e-1, 7.777777910232544e-1, 7.777776718139648e-1, 6.666667461395264e-1, 8.888888359069824e-1, 5.555555820465088e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, -0.0e0, 3.333333730697632e-1, -0.0e0, 2.2222232818603516e-1, -0.0e0, 1.1111116409301758e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
return %33 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 4.285714626312256e-1, 7.142856121063232e-1, 1.0e0, 2.8571414947509766e-1, 5.714285373687744e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3, 4, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%8 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.714285373687744e-1, 2.8571438789367676e-1, -0.0e0, 7.142858505249023e-1, 4.285714626312256e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7xi1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%15 = "stablehlo.select"(%13, %10, %14) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%16 = "stablehlo.add"(%5, %15) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %16 : tensor<2x3x7xf32>
}
}

// f32[2,3,5] [7] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 3.333333134651184e-1, 6.666666269302368e-1, 1.0e0, 3.3333325386047363e-1, 6.666665077209473e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3, 4, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%8 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.666666865348816e-1, 3.333333730697632e-1, -0.0e0, 6.666667461395264e-1, 3.3333349227905273e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7xi1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%15 = "stablehlo.select"(%13, %10, %14) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%16 = "stablehlo.add"(%5, %15) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %16 : tensor<2x3x7xf32>
}
}

// f32[2,3,6] [3] false
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %8 : tensor<2x3x3xf32>
}
}

// f32[2,3,6] [3] true
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%2 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x3x3xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%11 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x3x3xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%18 = "stablehlo.select"(%16, %13, %17) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%19 = "stablehlo.add"(%9, %18) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %19 : tensor<2x3x3xf32>
}
}

