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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.floor"(%8) : (tensor<10xf32>) -> tensor<10xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.abs"(%24) : (tensor<10xf32>) -> tensor<10xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%28 = "stablehlo.negate"(%25) : (tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%30 = "stablehlo.convert"(%29) : (tensor<10xf32>) -> tensor<10xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%39 = "stablehlo.abs"(%37) : (tensor<10xf32>) -> tensor<10xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%41 = "stablehlo.negate"(%38) : (tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%43 = "stablehlo.convert"(%42) : (tensor<10xf32>) -> tensor<10xi32>
%44 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<10xi32>) -> tensor<2x3x10xf32>
%45 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%47 = "stablehlo.gather"(%0, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<10xi32>) -> tensor<2x3x10xf32>
%48 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<2x3x10xf32>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%50 = "stablehlo.add"(%46, %49) : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
return %50 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.floor"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.convert"(%33) : (tensor<7xf32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%49 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%51 = "stablehlo.gather"(%0, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%52 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%54 = "stablehlo.add"(%50, %53) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %54 : tensor<2x3x7xf32>
}
}

// f32[2,3,5] [7] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%26 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.convert"(%29) : (tensor<7xf32>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%45 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%47 = "stablehlo.gather"(%0, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<7xi32>) -> tensor<2x3x7xf32>
%48 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%50 = "stablehlo.add"(%46, %49) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
return %50 : tensor<2x3x7xf32>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.gather"(%0, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x6xf32>, tensor<3xi32>) -> tensor<2x3x3xf32>
%45 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%47 = "stablehlo.gather"(%0, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x6xf32>, tensor<3xi32>) -> tensor<2x3x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3xf32>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%50 = "stablehlo.add"(%46, %49) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %50 : tensor<2x3x3xf32>
}
}

