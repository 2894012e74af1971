// f32[4,3] (s64[2,5])
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<2x5xi64>) -> (tensor<2x5x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x5xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x5xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.convert"(%1) : (tensor<2x5xi64>) -> tensor<2x5xi32>
%15 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%17 = "stablehlo.add"(%14, %16) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x5xi32>
%20 = "stablehlo.compare"(%14, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%21 = "stablehlo.select"(%20, %17, %14) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
return %22 : tensor<2x5x3xf32>
}
}

// f32[4,3,5] (none s64[6,1] s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<6x1xi64>, %2: tensor<6xi64>) -> (tensor<4x6x6xf32>) {
%3 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x1xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<6x1xi1>, tensor<6x1xi1>) -> tensor<6x1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<6x1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<6x1xi64>) -> tensor<6x1xi32>
%16 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x1xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x1xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xi32>) -> tensor<6x6xi32>
%24 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%26 = "stablehlo.compare"(%2, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%27 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%29 = "stablehlo.compare"(%2, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%30 = "stablehlo.and"(%26, %29) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%31 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<i1>, %33: tensor<i1>):
%34 = "stablehlo.and"(%32, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%34) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%36 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%37 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%39 = "stablehlo.add"(%36, %38) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%42 = "stablehlo.compare"(%36, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%43 = "stablehlo.select"(%42, %39, %36) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<6x6xi32>
%45 = "stablehlo.reshape"(%23) : (tensor<6x6xi32>) -> tensor<6x6x1xi32>
%46 = "stablehlo.reshape"(%44) : (tensor<6x6xi32>) -> tensor<6x6x1xi32>
%47 = "stablehlo.concatenate"(%45, %46) {dimension = 2 : i64} : (tensor<6x6x1xi32>, tensor<6x6x1xi32>) -> tensor<6x6x2xi32>
%48 = "stablehlo.gather"(%0, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>} : (tensor<4x3x5xf32>, tensor<6x6x2xi32>) -> tensor<4x6x6xf32>
return %48 : tensor<4x6x6xf32>
}
}

