// s32[5,2]
module @example {
func.func public @main(%0: tensor<5x2xi32>) -> (tensor<5xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26, %27 = "stablehlo.while"(%2, %1) ({
^bb0(%3: tensor<i32>, %4: tensor<5xi32>):
%5 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}, {
^bb0(%7: tensor<i32>, %8: tensor<5xi32>):
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.add"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.subtract"(%11, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.dynamic_slice"(%0, %13, %12) {slice_sizes = array<i64: 5, 1>} : (tensor<5x2xi32>, tensor<i32>, tensor<i32>) -> tensor<5x1xi32>
%15 = "stablehlo.reshape"(%14) : (tensor<5x1xi32>) -> tensor<5xi32>
%16 = "stablehlo.gather"(%15, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%23, %24 = "stablehlo.sort"(%16, %17) ({
^bb0(%18: tensor<i32>, %19: tensor<i32>, %20: tensor<i32>, %21: tensor<i32>):
%22 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%22) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
%25 = "stablehlo.gather"(%8, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
"stablehlo.return"(%10, %25) : (tensor<i32>, tensor<5xi32>) -> ()
}) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
%28 = "stablehlo.convert"(%27) : (tensor<5xi32>) -> tensor<5xi64>
return %28 : tensor<5xi64>
}
}

// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.while"(%2, %1) ({
^bb0(%3: tensor<i32>, %4: tensor<4xi32>):
%5 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}, {
^bb0(%7: tensor<i32>, %8: tensor<4xi32>):
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.add"(%7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%11 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.subtract"(%11, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.dynamic_slice"(%0, %13, %12) {slice_sizes = array<i64: 4, 1>} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<4x1xf32>) -> tensor<4xf32>
%16 = "stablehlo.gather"(%15, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%28, %29 = "stablehlo.sort"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>, %20: tensor<i32>, %21: tensor<i32>):
%22 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%23 = "stablehlo.compare"(%19, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%24 = "stablehlo.compare"(%18, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%25 = "stablehlo.not"(%24) : (tensor<i1>) -> tensor<i1>
%26 = "stablehlo.and"(%23, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.or"(%22, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
%30 = "stablehlo.gather"(%8, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"stablehlo.return"(%10, %30) : (tensor<i32>, tensor<4xi32>) -> ()
}) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
%33 = "stablehlo.convert"(%32) : (tensor<4xi32>) -> tensor<4xi64>
return %33 : tensor<4xi64>
}
}

