// s64[3,5]
module @example {
func.func public @main(%0: tensor<3x5xi64>) -> (tensor<15xi64>, tensor<3x5xi64>, tensor<15xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x5xi64>) -> tensor<15xi64>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<15xi32>
%8, %9 = "stablehlo.sort"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>, %5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<15xi64>, tensor<15xi32>) -> (tensor<15xi64>, tensor<15xi32>)
%10 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%11 = "stablehlo.slice"(%8) {limit_indices = array<i64: 15>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<15xi64>) -> tensor<14xi64>
%12 = "stablehlo.slice"(%8) {limit_indices = array<i64: 14>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<15xi64>) -> tensor<14xi64>
%13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
%14 = "stablehlo.concatenate"(%10, %13) {dimension = 0 : i64} : (tensor<1xi1>, tensor<14xi1>) -> tensor<15xi1>
%15 = "stablehlo.convert"(%14) : (tensor<15xi1>) -> tensor<15xi32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.reduce_window"(%15, %16) ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 15>, window_strides = array<i64: 1>} : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
%21 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.convert"(%14) : (tensor<15xi1>) -> tensor<15xi64>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i64>, %26: tensor<i64>):
%27 = "stablehlo.add"(%25, %26) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%27) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<15xi64>, tensor<i64>) -> tensor<i64>
%29 = "stablehlo.constant"() {value = dense<-1> : tensor<15xi32>} : () -> tensor<15xi32>
%30 = "stablehlo.select"(%14, %22, %29) : (tensor<15xi1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<15xi64>} : () -> tensor<15xi64>
%34 = "stablehlo.scatter"(%31, %30, %8) ({
^bb0(%32: tensor<i64>, %33: tensor<i64>):
"stablehlo.return"(%33) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<15xi64>, tensor<15xi32>, tensor<15xi64>) -> tensor<15xi64>
%35 = "stablehlo.constant"() {value = dense<1> : tensor<15xi64>} : () -> tensor<15xi64>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<15xi64>} : () -> tensor<15xi64>
%40 = "stablehlo.scatter"(%36, %22, %35) ({
^bb0(%37: tensor<i64>, %38: tensor<i64>):
%39 = "stablehlo.add"(%37, %38) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%39) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<15xi64>, tensor<15xi32>, tensor<15xi64>) -> tensor<15xi64>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<15xi32>} : () -> tensor<15xi32>
%44 = "stablehlo.scatter"(%41, %9, %22) ({
^bb0(%42: tensor<i32>, %43: tensor<i32>):
"stablehlo.return"(%43) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true} : (tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%45 = "stablehlo.convert"(%44) : (tensor<15xi32>) -> tensor<15xi64>
%46 = "stablehlo.reshape"(%45) : (tensor<15xi64>) -> tensor<3x5xi64>
return %34, %46, %40, %28 : tensor<15xi64>, tensor<3x5xi64>, tensor<15xi64>, tensor<i64>
}
}

// f32[7]
module @example {
func.func public @main(%0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xi64>, tensor<7xi64>, tensor<i64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<7xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>)
%14 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<7xf32>) -> tensor<6xf32>
%16 = "stablehlo.slice"(%12) {limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<7xf32>) -> tensor<6xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%18 = "stablehlo.concatenate"(%14, %17) {dimension = 0 : i64} : (tensor<1xi1>, tensor<6xi1>) -> tensor<7xi1>
%19 = "stablehlo.convert"(%18) : (tensor<7xi1>) -> tensor<7xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.reduce_window"(%19, %20) ({
^bb0(%21: tensor<i32>, %22: tensor<i32>):
%23 = "stablehlo.add"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%23) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
%25 = "stablehlo.constant"() {value = dense<1> : tensor<7xi32>} : () -> tensor<7xi32>
%26 = "stablehlo.subtract"(%24, %25) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%27 = "stablehlo.convert"(%18) : (tensor<7xi1>) -> tensor<7xi64>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<i64>, %30: tensor<i64>):
%31 = "stablehlo.add"(%29, %30) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%31) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<7xi64>, tensor<i64>) -> tensor<i64>
%33 = "stablehlo.constant"() {value = dense<-1> : tensor<7xi32>} : () -> tensor<7xi32>
%34 = "stablehlo.select"(%18, %26, %33) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%38 = "stablehlo.scatter"(%35, %34, %12) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xf32>, tensor<7xi32>, tensor<7xf32>) -> tensor<7xf32>
%39 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<7xi64>} : () -> tensor<7xi64>
%44 = "stablehlo.scatter"(%40, %26, %39) ({
^bb0(%41: tensor<i64>, %42: tensor<i64>):
%43 = "stablehlo.add"(%41, %42) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%43) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi64>, tensor<7xi32>, tensor<7xi64>) -> tensor<7xi64>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<7xi32>} : () -> tensor<7xi32>
%48 = "stablehlo.scatter"(%45, %13, %26) ({
^bb0(%46: tensor<i32>, %47: tensor<i32>):
"stablehlo.return"(%47) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true} : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%49 = "stablehlo.convert"(%48) : (tensor<7xi32>) -> tensor<7xi64>
return %38, %49, %44, %32 : tensor<7xf32>, tensor<7xi64>, tensor<7xi64>, tensor<i64>
}
}

// bool[6]
module @example {
func.func public @main(%0: tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>, tensor<i64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<6xi1>, tensor<6xi32>) -> (tensor<6xi1>, tensor<6xi32>)
%9 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 6>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<6xi1>) -> tensor<5xi1>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<6xi1>) -> tensor<5xi1>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%13 = "stablehlo.concatenate"(%9, %12) {dimension = 0 : i64} : (tensor<1xi1>, tensor<5xi1>) -> tensor<6xi1>
%14 = "stablehlo.convert"(%13) : (tensor<6xi1>) -> tensor<6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.reduce_window"(%14, %15) ({
^bb0(%16: tensor<i32>, %17: tensor<i32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%18) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>} : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<6xi32>} : () -> tensor<6xi32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%22 = "stablehlo.convert"(%13) : (tensor<6xi1>) -> tensor<6xi64>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<i64>, %25: tensor<i64>):
%26 = "stablehlo.add"(%24, %25) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%26) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
%28 = "stablehlo.constant"() {value = dense<-1> : tensor<6xi32>} : () -> tensor<6xi32>
%29 = "stablehlo.select"(%13, %21, %28) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%30 = "stablehlo.constant"() {value = dense<false> : tensor<6xi1>} : () -> tensor<6xi1>
%33 = "stablehlo.scatter"(%30, %29, %7) ({
^bb0(%31: tensor<i1>, %32: tensor<i1>):
"stablehlo.return"(%32) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6xi1>, tensor<6xi32>, tensor<6xi1>) -> tensor<6xi1>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%39 = "stablehlo.scatter"(%35, %21, %34) ({
^bb0(%36: tensor<i64>, %37: tensor<i64>):
%38 = "stablehlo.add"(%36, %37) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%38) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<6xi64>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%43 = "stablehlo.scatter"(%40, %8, %21) ({
^bb0(%41: tensor<i32>, %42: tensor<i32>):
"stablehlo.return"(%42) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true} : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%44 = "stablehlo.convert"(%43) : (tensor<6xi32>) -> tensor<6xi64>
return %33, %44, %39, %27 : tensor<6xi1>, tensor<6xi64>, tensor<6xi64>, tensor<i64>
}
}

// bf16[]
module @example {
func.func public @main(%0: tensor<bf16>) -> (tensor<1xbf16>, tensor<i64>, tensor<1xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<bf16>) -> tensor<1xbf16>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%13, %14 = "stablehlo.sort"(%1, %2) ({
^bb0(%3: tensor<bf16>, %4: tensor<bf16>, %5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%8 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%9 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%7, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<1xbf16>, tensor<1xi32>) -> (tensor<1xbf16>, tensor<1xi32>)
%15 = "stablehlo.constant"() {value = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
%16 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%17 = "stablehlo.concatenate"(%15, %16) {dimension = 0 : i64} : (tensor<1xi1>, tensor<0xi1>) -> tensor<1xi1>
%18 = "stablehlo.convert"(%17) : (tensor<1xi1>) -> tensor<1xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.reduce_window"(%18, %19) ({
^bb0(%20: tensor<i32>, %21: tensor<i32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%22) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%25 = "stablehlo.subtract"(%23, %24) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%26 = "stablehlo.convert"(%17) : (tensor<1xi1>) -> tensor<1xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<i64>, %29: tensor<i64>):
%30 = "stablehlo.add"(%28, %29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%30) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
%32 = "stablehlo.constant"() {value = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
%33 = "stablehlo.select"(%17, %25, %32) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%37 = "stablehlo.scatter"(%34, %33, %13) ({
^bb0(%35: tensor<bf16>, %36: tensor<bf16>):
"stablehlo.return"(%36) : (tensor<bf16>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xbf16>, tensor<1xi32>, tensor<1xbf16>) -> tensor<1xbf16>
%38 = "stablehlo.constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
%43 = "stablehlo.scatter"(%39, %25, %38) ({
^bb0(%40: tensor<i64>, %41: tensor<i64>):
%42 = "stablehlo.add"(%40, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%42) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%47 = "stablehlo.scatter"(%44, %14, %25) ({
^bb0(%45: tensor<i32>, %46: tensor<i32>):
"stablehlo.return"(%46) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true} : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%48 = "stablehlo.convert"(%47) : (tensor<1xi32>) -> tensor<1xi64>
%49 = "stablehlo.reshape"(%48) : (tensor<1xi64>) -> tensor<i64>
return %37, %49, %43, %31 : tensor<1xbf16>, tensor<i64>, tensor<1xi64>, tensor<i64>
}
}

// f32[0]
module @example {
func.func public @main(%0: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xi64>, tensor<0xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %7, %9, %8, %6 : tensor<0xf32>, tensor<0xi64>, tensor<0xi64>, tensor<i64>
}
}

