// f32[3,4] 0 s64[6,4] f32[6,4] sum
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %7 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] prod include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<6x4xi1>} : () -> tensor<6x4xi1>
%10 = "stablehlo.scatter"(%6, %3, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi1>, tensor<6x4xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%13 = "stablehlo.select"(%10, %12, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%17 = "stablehlo.scatter"(%13, %3, %2) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.multiply"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
return %17 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] mean
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%13 = "stablehlo.scatter"(%8, %3, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%15 = "stablehlo.maximum"(%13, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%16 = "stablehlo.divide"(%7, %15) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %16 : tensor<3x4xf32>
}
}

// f32[3,4] 0 s64[6,4] f32[6,4] mean include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<6x4xi64>, %2: tensor<6x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<6x4xi1>} : () -> tensor<6x4xi1>
%10 = "stablehlo.scatter"(%6, %3, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi1>, tensor<6x4xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%13 = "stablehlo.select"(%10, %12, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%17 = "stablehlo.scatter"(%13, %3, %2) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%23 = "stablehlo.scatter"(%18, %3, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xf32>, tensor<6x4xi32>, tensor<6x4xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%25 = "stablehlo.maximum"(%23, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.divide"(%17, %25) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %26 : tensor<3x4xf32>
}
}

// s64[3,4] 0 s64[6,4] s64[6,4] mean
module @example {
func.func public @main(%0: tensor<3x4xi64>, %1: tensor<6x4xi64>, %2: tensor<6x4xi64>) -> (tensor<3x4xi64>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi64>} : () -> tensor<6x4xi64>
%13 = "stablehlo.scatter"(%8, %3, %9) ({
^bb0(%10: tensor<i64>, %11: tensor<i64>):
%12 = "stablehlo.add"(%10, %11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%12) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xi64>, tensor<6x4xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%15 = "stablehlo.maximum"(%13, %14) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%16 = "stablehlo.divide"(%7, %15) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%18 = "stablehlo.compare"(%7, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%19 = "stablehlo.remainder"(%7, %15) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%20 = "stablehlo.compare"(%19, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%21 = "stablehlo.and"(%18, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%22 = "stablehlo.constant"() {value = dense<1> : tensor<3x4xi64>} : () -> tensor<3x4xi64>
%23 = "stablehlo.subtract"(%16, %22) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
%24 = "stablehlo.select"(%21, %23, %16) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
return %24 : tensor<3x4xi64>
}
}

// bf16[3,4] 0 s64[6,4] bf16[6,4] amax
module @example {
func.func public @main(%0: tensor<3x4xbf16>, %1: tensor<6x4xi64>, %2: tensor<6x4xbf16>) -> (tensor<3x4xbf16>) {
%3 = "stablehlo.convert"(%1) : (tensor<6x4xi64>) -> tensor<6x4xi32>
%7 = "stablehlo.scatter"(%0, %3, %2) ({
^bb0(%4: tensor<bf16>, %5: tensor<bf16>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%6) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x4xbf16>, tensor<6x4xi32>, tensor<6x4xbf16>) -> tensor<3x4xbf16>
return %7 : tensor<3x4xbf16>
}
}

// f32[3,4] 1 s64[2,2] f32[3,4] amin include_self=false
module @example {
func.func public @main(%0: tensor<3x4xf32>, %1: tensor<2x2xi64>, %2: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<2x2xf32>
%4 = "stablehlo.convert"(%1) : (tensor<2x2xi64>) -> tensor<2x2xi32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xi1>) -> tensor<2x4xi1>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4xi32>
%11 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi1>) -> tensor<2x1xi1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x4xi1>
%13 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%15 = "stablehlo.compare"(%10, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%16 = "stablehlo.select"(%15, %12, %9) : (tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%17 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi1>) -> tensor<2x1xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x4xi1>
%19 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%21 = "stablehlo.compare"(%10, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%22 = "stablehlo.select"(%21, %18, %16) : (tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.dynamic_update_slice"(%7, %22, %23, %24) : (tensor<3x4xi1>, tensor<2x4xi1>, tensor<i32>, tensor<i32>) -> tensor<3x4xi1>
%26 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%28 = "stablehlo.select"(%25, %27, %0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<2x4xf32>
%30 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4xi32>
%31 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%33 = "stablehlo.minimum"(%29, %32) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%34 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%36 = "stablehlo.compare"(%30, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%37 = "stablehlo.select"(%36, %33, %29) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%38 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%40 = "stablehlo.minimum"(%37, %39) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%41 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x2xi32>) -> tensor<2x1xi32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x4xi32>
%43 = "stablehlo.compare"(%30, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%44 = "stablehlo.select"(%43, %40, %37) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.dynamic_update_slice"(%28, %44, %45, %46) : (tensor<3x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
return %47 : tensor<3x4xf32>
}
}

// s32[5] 0 s64[8] s32[8] amin include_self=false
module @example {
func.func public @main(%0: tensor<5xi32>, %1: tensor<8xi64>, %2: tensor<8xi32>) -> (tensor<5xi32>) {
%3 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
%10 = "stablehlo.scatter"(%6, %3, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi1>, tensor<8xi32>, tensor<8xi1>) -> tensor<5xi1>
%11 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%13 = "stablehlo.select"(%10, %12, %0) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%17 = "stablehlo.scatter"(%13, %3, %2) ({
^bb0(%14: tensor<i32>, %15: tensor<i32>):
%16 = "stablehlo.minimum"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<5xi32>
return %17 : tensor<5xi32>
}
}

