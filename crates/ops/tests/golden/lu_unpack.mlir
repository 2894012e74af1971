// f32[4,3] s32[3]
module @example {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<3xi32>) -> (tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x3xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27, %28 = "stablehlo.while"(%3, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<4xi32>):
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}, {
^bb0(%8: tensor<i32>, %9: tensor<4xi32>):
%10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.add"(%8, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.dynamic_slice"(%1, %8) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.subtract"(%12, %14) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%16 = "stablehlo.dynamic_slice"(%9, %8) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%17 = "stablehlo.gather"(%9, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<1xi32>) -> tensor<1xi32>
%18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%19 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%21 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%22 = "stablehlo.select"(%20, %21, %9) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%23 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%24 = "stablehlo.compare"(%18, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%26 = "stablehlo.select"(%24, %25, %22) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"stablehlo.return"(%11, %26) : (tensor<i32>, tensor<4xi32>) -> ()
}) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<4x4xi32>
%30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%32 = "stablehlo.convert"(%31) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%33 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%34 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%35 = "stablehlo.compare"(%33, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%37 = "stablehlo.select"(%35, %36, %0) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%38 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%39 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%43 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %32, %42, %48 : tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x3xf32>
}
}

// f32[2,3,3] s32[2,3]
module @example {
func.func public @main(%0: tensor<2x3x3xf32>, %1: tensor<2x3xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%29, %30 = "stablehlo.while"(%3, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<2x3xi32>):
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}, {
^bb0(%8: tensor<i32>, %9: tensor<2x3xi32>):
%10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.add"(%8, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.dynamic_slice"(%1, %12, %8) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.dynamic_slice"(%9, %17, %8) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%19 = "stablehlo.gather"(%9, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%21 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%23 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%24 = "stablehlo.select"(%22, %23, %9) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%25 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%26 = "stablehlo.compare"(%20, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%27 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%28 = "stablehlo.select"(%26, %27, %24) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%11, %28) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%34 = "stablehlo.convert"(%33) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
%35 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%36 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%39 = "stablehlo.select"(%37, %38, %0) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%41 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%46 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%49 = "stablehlo.select"(%47, %0, %48) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %34, %44, %49 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
}
}

// f32[3,3] s32[3] false
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%27, %28 = "stablehlo.while"(%3, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<3xi32>):
%6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}, {
^bb0(%8: tensor<i32>, %9: tensor<3xi32>):
%10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.add"(%8, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%12 = "stablehlo.dynamic_slice"(%1, %8) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.subtract"(%12, %14) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%16 = "stablehlo.dynamic_slice"(%9, %8) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%17 = "stablehlo.gather"(%9, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%19 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%21 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%22 = "stablehlo.select"(%20, %21, %9) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%23 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%24 = "stablehlo.compare"(%18, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%25 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%26 = "stablehlo.select"(%24, %25, %22) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%11, %26) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%32 = "stablehlo.convert"(%31) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %32, %33, %33 : tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>
}
}

// f32[3,3] s32[3] true false
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3xi32>) -> (tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%7 = "stablehlo.select"(%5, %6, %0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%12 = "stablehlo.select"(%10, %7, %11) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %2, %12, %17 : tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
}

