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
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%20 = "stablehlo.add"(%13, %19) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%0, %21) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
return %34 : tensor<2x3x10xf32>
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
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 5.555555820465088e-1, 8.888888955116272e-1, 6.666666269302368e-1, 7.777777910232544e-1, 7.777776718139648e-1, 6.666667461395264e-1, 8.888888359069824e-1, 5.555555820465088e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%20 = "stablehlo.add"(%13, %19) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%0, %21) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x6xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x5xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xf32>) -> tensor<2x3x5x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x5x2xf32>) -> tensor<2x3x10xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, -0.0e0, 3.333333730697632e-1, -0.0e0, 2.2222232818603516e-1, -0.0e0, 1.1111116409301758e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<2x3x10xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
return %34 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 4.285714626312256e-1, 7.142856121063232e-1, 1.0e0, 2.8571414947509766e-1, 5.714285373687744e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3, 4, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%10 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.714285373687744e-1, 2.8571438789367676e-1, -0.0e0, 7.142858505249023e-1, 4.285714626312256e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%17 = "stablehlo.select"(%15, %12, %16) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%18 = "stablehlo.add"(%6, %17) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %18 : tensor<2x3x7xf32>
}
}

// f32[2,3,5] [7] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 3.333333134651184e-1, 6.666666269302368e-1, 1.0e0, 3.3333325386047363e-1, 6.666665077209473e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3, 4, 4]> : tensor<7xi32>} : () -> tensor<7xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%10 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.666666865348816e-1, 3.333333730697632e-1, -0.0e0, 6.666667461395264e-1, 3.3333349227905273e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%17 = "stablehlo.select"(%15, %12, %16) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%18 = "stablehlo.add"(%6, %17) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %18 : tensor<2x3x7xf32>
}
}

// f32[2,3,6] [3] false
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.reshape"(%0) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x2xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%8 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %9 : tensor<2x3x3xf32>
}
}

// f32[2,3,6] [3] true
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x3x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x3x3xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%21 = "stablehlo.add"(%10, %20) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %21 : tensor<2x3x3xf32>
}
}

