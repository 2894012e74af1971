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

// f32[4,3,5] (none s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<6xi64>) -> (tensor<4x6x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%7 = "stablehlo.compare"(%1, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%8 = "stablehlo.and"(%4, %7) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.convert"(%1) : (tensor<6xi64>) -> tensor<6xi32>
%15 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%17 = "stablehlo.add"(%14, %16) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%20 = "stablehlo.compare"(%14, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%21 = "stablehlo.select"(%20, %17, %14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%22 = "stablehlo.gather"(%0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 5>} : (tensor<4x3x5xf32>, tensor<6xi32>) -> tensor<4x6x5xf32>
return %22 : tensor<4x6x5xf32>
}
}

// f32[4,3,5] (s64[2,1] s32[3])
module @example {
func.func public @main(%0: tensor<4x3x5xf32>, %1: tensor<2x1xi64>, %2: tensor<3xi32>) -> (tensor<2x3x5xf32>) {
%3 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%16 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%24 = "stablehlo.constant"() {value = dense<-3> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%26 = "stablehlo.compare"(%2, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%27 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%29 = "stablehlo.compare"(%2, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%30 = "stablehlo.and"(%26, %29) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%31 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<i1>, %33: tensor<i1>):
%34 = "stablehlo.and"(%32, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%34) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%36 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%38 = "stablehlo.add"(%2, %37) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%41 = "stablehlo.compare"(%2, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%42 = "stablehlo.select"(%41, %38, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
%44 = "stablehlo.reshape"(%23) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%45 = "stablehlo.reshape"(%43) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%46 = "stablehlo.concatenate"(%44, %45) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
%47 = "stablehlo.gather"(%0, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>} : (tensor<4x3x5xf32>, tensor<2x3x2xi32>) -> tensor<2x3x5xf32>
return %47 : tensor<2x3x5xf32>
}
}

// f32[4,3,5,2] (s64[6] none s64[6])
module @example {
func.func public @main(%0: tensor<4x3x5x2xf32>, %1: tensor<6xi64>, %2: tensor<6xi64>) -> (tensor<6x3x2xf32>) {
%3 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
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
%16 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%23 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%25 = "stablehlo.compare"(%2, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%26 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
%28 = "stablehlo.compare"(%2, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%29 = "stablehlo.and"(%25, %28) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%30 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<i1>, %32: tensor<i1>):
%33 = "stablehlo.and"(%31, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%33) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%35 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xi32>
%36 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%38 = "stablehlo.add"(%35, %37) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%41 = "stablehlo.compare"(%35, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%42 = "stablehlo.select"(%41, %38, %35) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%43 = "stablehlo.reshape"(%22) : (tensor<6xi32>) -> tensor<6x1xi32>
%44 = "stablehlo.reshape"(%42) : (tensor<6xi32>) -> tensor<6x1xi32>
%45 = "stablehlo.concatenate"(%43, %44) {dimension = 1 : i64} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
%46 = "stablehlo.gather"(%0, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 2>} : (tensor<4x3x5x2xf32>, tensor<6x2xi32>) -> tensor<6x3x2xf32>
return %46 : tensor<6x3x2xf32>
}
}

// f32[4,3,5,2] (none s64[2,1] s64[])
module @example {
func.func public @main(%0: tensor<4x3x5x2xf32>, %1: tensor<2x1xi64>, %2: tensor<i64>) -> (tensor<4x2x1x2xf32>) {
%3 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
%8 = "stablehlo.compare"(%1, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
%9 = "stablehlo.and"(%5, %8) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.convert"(%1) : (tensor<2x1xi64>) -> tensor<2x1xi32>
%16 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%22 = "stablehlo.select"(%21, %18, %15) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%23 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%25 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
%26 = "stablehlo.compare"(%2, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%27 = "stablehlo.and"(%24, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%28 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%28, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.compare"(%28, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%33 = "stablehlo.select"(%32, %30, %28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%35 = "stablehlo.reshape"(%22) : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
%36 = "stablehlo.reshape"(%34) : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
%37 = "stablehlo.concatenate"(%35, %36) {dimension = 2 : i64} : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x2xi32>
%38 = "stablehlo.gather"(%0, %37) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1, 2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1, 2>} : (tensor<4x3x5x2xf32>, tensor<2x1x2xi32>) -> tensor<4x2x1x2xf32>
return %38 : tensor<4x2x1x2xf32>
}
}

// s64[4] (s64[])
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>) -> (tensor<i64>) {
%2 = "stablehlo.constant"() {value = dense<-4> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%4 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = "stablehlo.and"(%3, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%7 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<i32>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.select"(%11, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi64>, tensor<i32>) -> tensor<i64>
return %13 : tensor<i64>
}
}

// f32[0,3] (s64[0])
module @example {
func.func public @main(%0: tensor<0x3xf32>, %1: tensor<0xi64>) -> (tensor<0x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%7 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%8 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
%12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%20 = "stablehlo.constant"() {value = dense<false> : tensor<0xi1>} : () -> tensor<0xi1>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
return %22 : tensor<0x3xf32>
}
}

