// f32[6,4] s64[6] none 1 -100
module @example {
func.func public @main(%0: tensor<6x4xf32>, %1: tensor<6xi64>) -> (tensor<f32>, tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%6 = "stablehlo.convert"(%5) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%11 = "stablehlo.and"(%8, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%19 = "stablehlo.select"(%3, %17, %18) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%20 = "stablehlo.reshape"(%6) : (tensor<6xi32>) -> tensor<6x1xi32>
%21 = "stablehlo.gather"(%0, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%23 = "stablehlo.negate"(%22) : (tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%25 = "stablehlo.select"(%3, %23, %24) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%19, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%36 = "stablehlo.divide"(%35, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %36, %30 : tensor<f32>, tensor<f32>
}
}

// f32[6,4] s64[6] f32[4] 1 1
module @example {
func.func public @main(%0: tensor<6x4xf32>, %1: tensor<6xi64>, %2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%7 = "stablehlo.convert"(%6) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%12 = "stablehlo.and"(%9, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%20 = "stablehlo.select"(%4, %18, %19) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%21 = "stablehlo.reshape"(%7) : (tensor<6xi32>) -> tensor<6x1xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.negate"(%23) : (tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%26 = "stablehlo.select"(%4, %24, %25) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%20, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%26, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.divide"(%36, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %37, %31 : tensor<f32>, tensor<f32>
}
}

// f32[6,4] s64[6] f32[4] 0 2
module @example {
func.func public @main(%0: tensor<6x4xf32>, %1: tensor<6xi64>, %2: tensor<4xf32>) -> (tensor<6xf32>, tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%7 = "stablehlo.convert"(%6) : (tensor<6xi64>) -> tensor<6xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%12 = "stablehlo.and"(%9, %11) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%20 = "stablehlo.select"(%4, %18, %19) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%21 = "stablehlo.reshape"(%7) : (tensor<6xi32>) -> tensor<6x1xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.negate"(%23) : (tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%26 = "stablehlo.select"(%4, %24, %25) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
return %26, %27 : tensor<6xf32>, tensor<f32>
}
}

// bf16[6,4] s64[6] none 2 -100
module @example {
func.func public @main(%0: tensor<6x4xbf16>, %1: tensor<6xi64>) -> (tensor<bf16>, tensor<bf16>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%6 = "stablehlo.convert"(%5) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%11 = "stablehlo.and"(%8, %10) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%19 = "stablehlo.select"(%3, %17, %18) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%20 = "stablehlo.convert"(%0) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
%21 = "stablehlo.reshape"(%6) : (tensor<6xi32>) -> tensor<6x1xi32>
%22 = "stablehlo.gather"(%20, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%23 = "stablehlo.multiply"(%19, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.negate"(%23) : (tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%26 = "stablehlo.select"(%3, %24, %25) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%19, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%26, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.convert"(%36) : (tensor<f32>) -> tensor<bf16>
%38 = "stablehlo.convert"(%31) : (tensor<f32>) -> tensor<bf16>
return %37, %38 : tensor<bf16>, tensor<bf16>
}
}

// f32[4] s64[] none 1 -100
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<i64>) -> (tensor<f32>, tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%6 = "stablehlo.convert"(%5) : (tensor<i64>) -> tensor<i32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.select"(%3, %12, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.reshape"(%6) : (tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.gather"(%0, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<f32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.negate"(%17) : (tensor<f32>) -> tensor<f32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.select"(%3, %18, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%21 = "stablehlo.divide"(%20, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %21, %14 : tensor<f32>, tensor<f32>
}
}

