// f32[4,3] (s64[2]) f32[2,3] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%16 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%26 = "stablehlo.scatter"(%0, %22, %2) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %26 : tensor<4x3xf32>
}
}

// f32[4,3] (none s64[2]) f32[] false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2xi64>) -> tensor<2xi32>
%16 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%23 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2xf32>
%26 = "stablehlo.scatter"(%0, %22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<4x2xf32>) -> tensor<4x3xf32>
return %26 : tensor<4x3xf32>
}
}

// bf16[4,3,5] (s64[2,1] none s64[3]) bf16[2,3,3] true
module @example {
func.func public @main(%0: tensor<4x3x5xbf16>, %1: tensor<2x1xi64>, %2: tensor<3xi64>, %3: tensor<2x3x3xbf16>) -> (tensor<4x3x5xbf16>) {
%4 = "stablehlo.convert"(%0) : (tensor<4x3x5xbf16>) -> tensor<4x3x5xf32>
%5 = "stablehlo.convert"(%3) : (tensor<2x3x3xbf16>) -> tensor<2x3x3xf32>
%6 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%11 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%12 = "stablehlo.and"(%8, %11) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
%16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%21 = "stablehlo.add"(%18, %20) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%24 = "stablehlo.compare"(%18, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%25 = "stablehlo.select"(%24, %21, %18) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%27 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
%29 = "stablehlo.compare"(%2, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%30 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
%32 = "stablehlo.compare"(%2, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%33 = "stablehlo.and"(%29, %32) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%34 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<i1>, %36: tensor<i1>):
%37 = "stablehlo.and"(%35, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%37) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%39 = "stablehlo.convert"(%2) : (tensor<3xi64>) -> tensor<3xi32>
%40 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%42 = "stablehlo.add"(%39, %41) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%45 = "stablehlo.compare"(%39, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%46 = "stablehlo.select"(%45, %42, %39) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%48 = "stablehlo.reshape"(%26) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%49 = "stablehlo.reshape"(%47) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%50 = "stablehlo.concatenate"(%48, %49) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
%54 = "stablehlo.scatter"(%4, %50, %5) ({
^bb0(%51: tensor<f32>, %52: tensor<f32>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%53) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3x5xf32>, tensor<2x3x2xi32>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
%55 = "stablehlo.convert"(%54) : (tensor<4x3x5xf32>) -> tensor<4x3x5xbf16>
return %55 : tensor<4x3x5xbf16>
}
}

// f32[4,3] (bool[4]) f32[] false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4xi1>, %2: tensor<f32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<1x3xf32>) -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi1>) -> tensor<4x3xi1>
%7 = "stablehlo.select"(%6, %5, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %7 : tensor<4x3xf32>
}
}

// f32[4,3] (none bool[3]) f32[4,1] true
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xi1>, %2: tensor<4x1xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.reshape"(%2) : (tensor<4x1xf32>) -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<4x3xi1>
%6 = "stablehlo.add"(%0, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %7 : tensor<4x3xf32>
}
}

