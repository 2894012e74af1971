// f32[6,4] s64[6] none 1 -100
module @example {
func.func public @main(%0: tensor<6x4xf32>, %1: tensor<6xi64>) -> (tensor<f32>, tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%6 = "stablehlo.convert"(%5) : (tensor<6xi64>) -> tensor<6xi32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%9 = "stablehlo.select"(%3, %7, %8) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%10 = "stablehlo.reshape"(%6) : (tensor<6xi32>) -> tensor<6x1xi32>
%11 = "stablehlo.gather"(%0, %10) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%13 = "stablehlo.negate"(%12) : (tensor<6xf32>) -> tensor<6xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%15 = "stablehlo.select"(%3, %13, %14) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%9, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%15, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%26 = "stablehlo.divide"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %26, %20 : tensor<f32>, tensor<f32>
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
%8 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.select"(%4, %8, %9) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%11 = "stablehlo.reshape"(%7) : (tensor<6xi32>) -> tensor<6x1xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%14 = "stablehlo.negate"(%13) : (tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%16 = "stablehlo.select"(%4, %14, %15) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%10, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%16, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%27 = "stablehlo.divide"(%26, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %27, %21 : tensor<f32>, tensor<f32>
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
%8 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.select"(%4, %8, %9) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%11 = "stablehlo.reshape"(%7) : (tensor<6xi32>) -> tensor<6x1xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%14 = "stablehlo.negate"(%13) : (tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%16 = "stablehlo.select"(%4, %14, %15) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
return %16, %17 : tensor<6xf32>, tensor<f32>
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
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%9 = "stablehlo.select"(%3, %7, %8) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%10 = "stablehlo.convert"(%0) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
%11 = "stablehlo.reshape"(%6) : (tensor<6xi32>) -> tensor<6x1xi32>
%12 = "stablehlo.gather"(%10, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6xf32>
%13 = "stablehlo.multiply"(%9, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%14 = "stablehlo.negate"(%13) : (tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%16 = "stablehlo.select"(%3, %14, %15) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%9, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%16, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%27 = "stablehlo.convert"(%26) : (tensor<f32>) -> tensor<bf16>
%28 = "stablehlo.convert"(%21) : (tensor<f32>) -> tensor<bf16>
return %27, %28 : tensor<bf16>, tensor<bf16>
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
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.select"(%3, %7, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%10 = "stablehlo.reshape"(%6) : (tensor<i32>) -> tensor<1xi32>
%11 = "stablehlo.gather"(%0, %10) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<f32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.negate"(%12) : (tensor<f32>) -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.select"(%3, %13, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.divide"(%15, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %16, %9 : tensor<f32>, tensor<f32>
}
}

