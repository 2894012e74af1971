// f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,5]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x8x9xf32>, %2: tensor<2x3x4x5xi64>) -> (tensor<2x3x8x9xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x9xf32>, tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %15 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,4,4] f32[2,3,8,8] [2,2] [] [0,0] [1,1] false s64[2,3,4,4]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x8x8xf32>, %2: tensor<2x3x4x4xi64>) -> (tensor<2x3x8x8xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xf32>, tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x8x8xf32>
return %15 : tensor<2x3x8x8xf32>
}
}

// f32[2,3,3,8] f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true s64[2,3,3,8]
module @example {
func.func public @main(%0: tensor<2x3x3x8xf32>, %1: tensor<2x3x7x9xf32>, %2: tensor<2x3x3x8xi64>) -> (tensor<2x3x7x9xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x3x8xi64>) -> tensor<2x3x3x8xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x63xf32>} : () -> tensor<6x63xf32>
%5 = "stablehlo.reshape"(%3) : (tensor<2x3x3x8xi32>) -> tensor<6x24x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<2x3x3x8xf32>) -> tensor<6x24xf32>
%10 = "stablehlo.scatter"(%4, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x63xf32>, tensor<6x24x1xi32>, tensor<6x24xf32>) -> tensor<6x63xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<6x63xf32>) -> tensor<2x3x7x9xf32>
return %11 : tensor<2x3x7x9xf32>
}
}

// f32[3,4,4] f32[3,7,7] [2] [2] [0] [1] true s64[3,4,4]
module @example {
func.func public @main(%0: tensor<3x4x4xf32>, %1: tensor<3x7x7xf32>, %2: tensor<3x4x4xi64>) -> (tensor<3x7x7xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>} : (tensor<3x7x7xf32>, tensor<3x4x4xf32>, tensor<f32>) -> tensor<3x7x7xf32>
return %15 : tensor<3x7x7xf32>
}
}

// f32[1,2,2,2] f32[1,2,13,14] [5,5] [9,7] [2,0] [1,1] false s64[1,2,2,2]
module @example {
func.func public @main(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x13x14xf32>, %2: tensor<1x2x2x2xi64>) -> (tensor<1x2x13x14xf32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 2, 12, 14>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x13x14xf32>) -> tensor<1x2x12x14xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 12, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x12x14xf32>) -> tensor<1x2x12x12xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.select_and_scatter"(%4, %0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.compare"(%7, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%13 = "stablehlo.and"(%10, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}, {
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [2, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 5, 5>, window_strides = array<i64: 1, 1, 9, 7>} : (tensor<1x2x12x12xf32>, tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x12x12xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.pad"(%17, %18) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x12x12xf32>, tensor<f32>) -> tensor<1x2x13x12xf32>
%20 = "stablehlo.pad"(%19, %18) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x13x12xf32>, tensor<f32>) -> tensor<1x2x13x14xf32>
return %20 : tensor<1x2x13x14xf32>
}
}

// f32[1,2,9,4] f32[1,2,21,20] [19,17] [1,2] [3,2] [1,1] false s64[1,2,9,4]
module @example {
func.func public @main(%0: tensor<1x2x9x4xf32>, %1: tensor<1x2x21x20xf32>, %2: tensor<1x2x9x4xi64>) -> (tensor<1x2x21x20xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [3, 3], [2, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 19, 17>, window_strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x21x20xf32>, tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x21x20xf32>
return %15 : tensor<1x2x21x20xf32>
}
}

// bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,4]
module @example {
func.func public @main(%0: tensor<2x3x4x4xbf16>, %1: tensor<2x3x8x8xbf16>, %2: tensor<2x3x4x4xi64>) -> (tensor<2x3x8x8xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<bf16>} : () -> tensor<bf16>
%15 = "stablehlo.select_and_scatter"(%1, %0, %3) ({
^bb0(%4: tensor<bf16>, %5: tensor<bf16>):
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%7 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<bf16>, %13: tensor<bf16>):
%14 = "stablehlo.add"(%12, %13) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%14) : (tensor<bf16>) -> ()
}) {padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xbf16>, tensor<2x3x4x4xbf16>, tensor<bf16>) -> tensor<2x3x8x8xbf16>
return %15 : tensor<2x3x8x8xbf16>
}
}

