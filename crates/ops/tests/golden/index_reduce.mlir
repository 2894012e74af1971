// f32[4,3] 0 s64[6] f32[6,3] prod
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.multiply"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
return %19 : tensor<4x3xf32>
}
}

// f32[4,3] 0 s64[6] f32[6,3] mean
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<6xi64>, %2: tensor<6x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%19 = "stablehlo.scatter"(%0, %15, %2) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%25 = "stablehlo.scatter"(%20, %15, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%28 = "stablehlo.divide"(%19, %27) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %28 : tensor<4x3xf32>
}
}

// s64[4,3] 1 s64[6] s64[4,6] mean include_self=false
module @example {
func.func public @main(%0: tensor<4x3xi64>, %1: tensor<6xi64>, %2: tensor<4x6xi64>) -> (tensor<4x3xi64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<4x6xi1>} : () -> tensor<4x6xi1>
%20 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<4x3xi1>) -> tensor<3x4xi1>
%21 = "stablehlo.transpose"(%19) {permutation = array<i64: 1, 0>} : (tensor<4x6xi1>) -> tensor<6x4xi1>
%24 = "stablehlo.scatter"(%20, %15, %21) ({
^bb0(%22: tensor<i1>, %23: tensor<i1>):
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi1>, tensor<6xi32>, tensor<6x4xi1>) -> tensor<3x4xi1>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x4xi1>) -> tensor<4x3xi1>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
%28 = "stablehlo.select"(%25, %27, %0) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%29 = "stablehlo.transpose"(%28) {permutation = array<i64: 1, 0>} : (tensor<4x3xi64>) -> tensor<3x4xi64>
%30 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<4x6xi64>) -> tensor<6x4xi64>
%34 = "stablehlo.scatter"(%29, %15, %30) ({
^bb0(%31: tensor<i64>, %32: tensor<i64>):
%33 = "stablehlo.add"(%31, %32) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%33) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi64>, tensor<6xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%35 = "stablehlo.transpose"(%34) {permutation = array<i64: 1, 0>} : (tensor<3x4xi64>) -> tensor<4x3xi64>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%37 = "stablehlo.constant"() {value = dense<1> : tensor<4x6xi64>} : () -> tensor<4x6xi64>
%38 = "stablehlo.transpose"(%36) {permutation = array<i64: 1, 0>} : (tensor<4x3xi64>) -> tensor<3x4xi64>
%39 = "stablehlo.transpose"(%37) {permutation = array<i64: 1, 0>} : (tensor<4x6xi64>) -> tensor<6x4xi64>
%43 = "stablehlo.scatter"(%38, %15, %39) ({
^bb0(%40: tensor<i64>, %41: tensor<i64>):
%42 = "stablehlo.add"(%40, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%42) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xi64>, tensor<6xi32>, tensor<6x4xi64>) -> tensor<3x4xi64>
%44 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<3x4xi64>) -> tensor<4x3xi64>
%45 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%46 = "stablehlo.maximum"(%44, %45) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%47 = "stablehlo.divide"(%35, %46) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%49 = "stablehlo.compare"(%35, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%50 = "stablehlo.remainder"(%35, %46) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%51 = "stablehlo.compare"(%50, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
%52 = "stablehlo.and"(%49, %51) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xi64>} : () -> tensor<4x3xi64>
%54 = "stablehlo.subtract"(%47, %53) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
%55 = "stablehlo.select"(%52, %54, %47) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
return %55 : tensor<4x3xi64>
}
}

// f32[4,3] 0 s64[2] f32[2,3] amax include_self=false
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2xi64>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
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
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%19 = "stablehlo.constant"() {value = dense<true> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
%22 = "stablehlo.scatter"(%18, %15, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi1>, tensor<2xi32>, tensor<2x3xi1>) -> tensor<4x3xi1>
%23 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%25 = "stablehlo.select"(%22, %24, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%29 = "stablehlo.scatter"(%25, %15, %2) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.maximum"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
return %29 : tensor<4x3xf32>
}
}

// bf16[4,3] 1 s32[5] bf16[4,5] amin
module @example {
func.func public @main(%0: tensor<4x3xbf16>, %1: tensor<5xi32>, %2: tensor<4x5xbf16>) -> (tensor<4x3xbf16>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
%16 = "stablehlo.convert"(%2) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
%17 = "stablehlo.transpose"(%15) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%18 = "stablehlo.transpose"(%16) {permutation = array<i64: 1, 0>} : (tensor<4x5xf32>) -> tensor<5x4xf32>
%22 = "stablehlo.scatter"(%17, %1, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.minimum"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<3x4xf32>
%23 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
%24 = "stablehlo.convert"(%23) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
return %24 : tensor<4x3xbf16>
}
}

