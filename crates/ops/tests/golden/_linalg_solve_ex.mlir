// f32[4,4] f32[4]
module @example {
func.func public @main(%0: tensor<4x4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<4xf32>) -> tensor<4x1xf32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%92, %93, %94, %95 = "stablehlo.while"(%5, %0, %3, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<4x4xf32>, %8: tensor<4xi32>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%6, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<4x4xf32>, %14: tensor<4xi32>, %15: tensor<i32>):
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.add"(%12, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.dynamic_slice"(%13, %20, %12) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<4x1xf32>) -> tensor<4xf32>
%23 = "stablehlo.abs"(%22) : (tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%25 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.select"(%26, %23, %27) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%30 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%28, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.maximum"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%36 = "stablehlo.compare"(%28, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%37 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%38 = "stablehlo.select"(%36, %29, %37) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%39 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<i32>, %41: tensor<i32>):
%42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%42) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.dynamic_slice"(%13, %12, %44) {slice_sizes = array<i64: 1, 4>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
%46 = "stablehlo.reshape"(%43) : (tensor<i32>) -> tensor<1x1xi32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x4xi32>
%48 = "stablehlo.gather"(%13, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<1x4xi32>) -> tensor<1x4xf32>
%49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<4x4xi32>
%50 = "stablehlo.compare"(%18, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%52 = "stablehlo.compare"(%18, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%54 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%55 = "stablehlo.select"(%50, %54, %13) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%56 = "stablehlo.select"(%52, %53, %55) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.dynamic_slice"(%48, %57, %12) {slice_sizes = array<i64: 1, 1>} : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%60 = "stablehlo.compare"(%58, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%62 = "stablehlo.select"(%60, %61, %58) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.dynamic_slice"(%56, %63, %12) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%65 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<4x1xf32>
%66 = "stablehlo.divide"(%64, %65) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%67 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%68 = "stablehlo.compare"(%18, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%70 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%72 = "stablehlo.subtract"(%56, %71) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%73 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%74 = "stablehlo.compare"(%19, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%75 = "stablehlo.and"(%68, %74) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%76 = "stablehlo.select"(%75, %72, %56) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%77 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%78 = "stablehlo.compare"(%19, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%79 = "stablehlo.and"(%68, %78) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%80 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%81 = "stablehlo.select"(%79, %80, %76) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%82 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.add"(%43, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%84 = "stablehlo.reshape"(%83) : (tensor<i32>) -> tensor<1xi32>
%85 = "stablehlo.reshape"(%60) : (tensor<1x1xi1>) -> tensor<i1>
%86 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%87 = "stablehlo.compare"(%15, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%88 = "stablehlo.and"(%85, %87) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%89 = "stablehlo.dynamic_update_slice"(%14, %84, %12) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%90 = "stablehlo.add"(%12, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%91 = "stablehlo.select"(%88, %90, %15) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%17, %81, %89, %91) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%96 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%121, %122 = "stablehlo.while"(%97, %96) ({
^bb0(%98: tensor<i32>, %99: tensor<4xi32>):
%100 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%101 = "stablehlo.compare"(%98, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}, {
^bb0(%102: tensor<i32>, %103: tensor<4xi32>):
%104 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.add"(%102, %104) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%106 = "stablehlo.dynamic_slice"(%94, %102) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%107 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%109 = "stablehlo.subtract"(%106, %108) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%110 = "stablehlo.dynamic_slice"(%103, %102) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%111 = "stablehlo.gather"(%103, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<1xi32>) -> tensor<1xi32>
%112 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%113 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%114 = "stablehlo.compare"(%112, %113) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%115 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%116 = "stablehlo.select"(%114, %115, %103) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%117 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%118 = "stablehlo.compare"(%112, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%119 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%120 = "stablehlo.select"(%118, %119, %116) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"stablehlo.return"(%105, %120) : (tensor<i32>, tensor<4xi32>) -> ()
}) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x1xi32>
%124 = "stablehlo.gather"(%2, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x1xf32>, tensor<4x1xi32>) -> tensor<4x1xf32>
%125 = "stablehlo.triangular_solve"(%93, %124) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%126 = "stablehlo.triangular_solve"(%93, %125) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%127 = "stablehlo.reshape"(%126) : (tensor<4x1xf32>) -> tensor<4xf32>
return %127, %93, %94, %95 : tensor<4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>
}
}

// f32[2,3,3] f32[3,5]
module @example {
func.func public @main(%0: tensor<2x3x3xf32>, %1: tensor<3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%94, %95, %96, %97 = "stablehlo.while"(%4, %0, %2, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<2x3x3xf32>, %7: tensor<2x3xi32>, %8: tensor<2xi32>):
%9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}, {
^bb0(%11: tensor<i32>, %12: tensor<2x3x3xf32>, %13: tensor<2x3xi32>, %14: tensor<2xi32>):
%15 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.add"(%11, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%18 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.dynamic_slice"(%12, %19, %19, %11) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.abs"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%24 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%26 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%27 = "stablehlo.select"(%25, %22, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%29 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%27, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.maximum"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.compare"(%27, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%36 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%37 = "stablehlo.select"(%35, %28, %36) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%38 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<i32>, %40: tensor<i32>):
%41 = "stablehlo.minimum"(%39, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%41) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.dynamic_slice"(%12, %43, %11, %43) {slice_sizes = array<i64: 2, 1, 3>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
%45 = "stablehlo.reshape"(%42) : (tensor<2xi32>) -> tensor<2x1x1xi32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xi32>) -> tensor<2x1x3xi32>
%47 = "stablehlo.gather"(%12, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf32>, tensor<2x1x3xi32>) -> tensor<2x1x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xi32>) -> tensor<2x3x3xi32>
%49 = "stablehlo.compare"(%17, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%50 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%51 = "stablehlo.compare"(%17, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%52 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
%53 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
%54 = "stablehlo.select"(%49, %53, %12) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%55 = "stablehlo.select"(%51, %52, %54) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.dynamic_slice"(%47, %56, %56, %11) {slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x1xf32>} : () -> tensor<2x1x1xf32>
%59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x1xf32>} : () -> tensor<2x1x1xf32>
%61 = "stablehlo.select"(%59, %60, %57) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.dynamic_slice"(%55, %62, %62, %11) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
%64 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf32>) -> tensor<2x3x1xf32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
%66 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%67 = "stablehlo.compare"(%17, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%68 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
%69 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%71 = "stablehlo.subtract"(%55, %70) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%72 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%73 = "stablehlo.compare"(%18, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%74 = "stablehlo.and"(%67, %73) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%75 = "stablehlo.select"(%74, %71, %55) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%76 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%77 = "stablehlo.compare"(%18, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%78 = "stablehlo.and"(%67, %77) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%79 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
%80 = "stablehlo.select"(%78, %79, %75) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%84 = "stablehlo.add"(%42, %83) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%85 = "stablehlo.reshape"(%84) : (tensor<2xi32>) -> tensor<2x1xi32>
%86 = "stablehlo.reshape"(%59) : (tensor<2x1x1xi1>) -> tensor<2xi1>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%88 = "stablehlo.compare"(%14, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%89 = "stablehlo.and"(%86, %88) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%90 = "stablehlo.dynamic_update_slice"(%13, %85, %81, %11) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
%91 = "stablehlo.add"(%11, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%93 = "stablehlo.select"(%89, %92, %14) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%16, %80, %90, %93) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
}) : (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
%98 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x5xf32>) -> tensor<2x3x5xf32>
%99 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%100 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%126, %127 = "stablehlo.while"(%100, %99) ({
^bb0(%101: tensor<i32>, %102: tensor<2x3xi32>):
%103 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%104 = "stablehlo.compare"(%101, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}, {
^bb0(%105: tensor<i32>, %106: tensor<2x3xi32>):
%107 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%108 = "stablehlo.add"(%105, %107) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%109 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.dynamic_slice"(%96, %109, %105) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%111 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%113 = "stablehlo.subtract"(%110, %112) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%114 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.dynamic_slice"(%106, %114, %105) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%116 = "stablehlo.gather"(%106, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%118 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%120 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%121 = "stablehlo.select"(%119, %120, %106) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%122 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%123 = "stablehlo.compare"(%117, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%124 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%125 = "stablehlo.select"(%123, %124, %121) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%108, %125) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x5xi32>
%129 = "stablehlo.gather"(%98, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>, tensor<2x3x5xi32>) -> tensor<2x3x5xf32>
%130 = "stablehlo.triangular_solve"(%95, %129) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%131 = "stablehlo.triangular_solve"(%95, %130) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %131, %95, %96, %97 : tensor<2x3x5xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>
}
}

// f32[3,3] f32[5,3] left=false
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%91, %92, %93, %94 = "stablehlo.while"(%4, %0, %2, %3) ({
^bb0(%5: tensor<i32>, %6: tensor<3x3xf32>, %7: tensor<3xi32>, %8: tensor<i32>):
%9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}, {
^bb0(%11: tensor<i32>, %12: tensor<3x3xf32>, %13: tensor<3xi32>, %14: tensor<i32>):
%15 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.add"(%11, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.dynamic_slice"(%12, %19, %11) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<3x1xf32>) -> tensor<3xf32>
%22 = "stablehlo.abs"(%21) : (tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%24 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%26 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%27 = "stablehlo.select"(%25, %22, %26) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%29 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%27, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.maximum"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.compare"(%27, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%36 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
%37 = "stablehlo.select"(%35, %28, %36) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%38 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<i32>, %40: tensor<i32>):
%41 = "stablehlo.minimum"(%39, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%41) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.dynamic_slice"(%12, %11, %43) {slice_sizes = array<i64: 1, 3>} : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
%45 = "stablehlo.reshape"(%42) : (tensor<i32>) -> tensor<1x1xi32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x3xi32>
%47 = "stablehlo.gather"(%12, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xf32>, tensor<1x3xi32>) -> tensor<1x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<3x3xi32>
%49 = "stablehlo.compare"(%17, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%50 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%51 = "stablehlo.compare"(%17, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%52 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
%53 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
%54 = "stablehlo.select"(%49, %53, %12) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%55 = "stablehlo.select"(%51, %52, %54) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.dynamic_slice"(%47, %56, %11) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%61 = "stablehlo.select"(%59, %60, %57) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.dynamic_slice"(%55, %62, %11) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
%64 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<3x1xf32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%66 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%67 = "stablehlo.compare"(%17, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%68 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x3xf32>
%69 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%71 = "stablehlo.subtract"(%55, %70) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%72 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%73 = "stablehlo.compare"(%18, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%74 = "stablehlo.and"(%67, %73) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%75 = "stablehlo.select"(%74, %71, %55) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%76 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%77 = "stablehlo.compare"(%18, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%78 = "stablehlo.and"(%67, %77) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%79 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x3xf32>
%80 = "stablehlo.select"(%78, %79, %75) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%81 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.add"(%42, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%83 = "stablehlo.reshape"(%82) : (tensor<i32>) -> tensor<1xi32>
%84 = "stablehlo.reshape"(%59) : (tensor<1x1xi1>) -> tensor<i1>
%85 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.compare"(%14, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%87 = "stablehlo.and"(%84, %86) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%88 = "stablehlo.dynamic_update_slice"(%13, %83, %11) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%89 = "stablehlo.add"(%11, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%90 = "stablehlo.select"(%87, %89, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16, %80, %88, %90) : (tensor<i32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
%95 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%97 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%121, %122 = "stablehlo.while"(%97, %96) ({
^bb0(%98: tensor<i32>, %99: tensor<3xi32>):
%100 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%101 = "stablehlo.compare"(%98, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}, {
^bb0(%102: tensor<i32>, %103: tensor<3xi32>):
%104 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.add"(%102, %104) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%106 = "stablehlo.dynamic_slice"(%93, %102) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%107 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%109 = "stablehlo.subtract"(%106, %108) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%110 = "stablehlo.dynamic_slice"(%103, %102) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%111 = "stablehlo.gather"(%103, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%112 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%113 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%114 = "stablehlo.compare"(%112, %113) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%115 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%116 = "stablehlo.select"(%114, %115, %103) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%117 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%118 = "stablehlo.compare"(%112, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%119 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%120 = "stablehlo.select"(%118, %119, %116) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%105, %120) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%123 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%124 = "stablehlo.triangular_solve"(%123, %95) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.triangular_solve"(%123, %124) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%126 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%132, %133 = "stablehlo.sort"(%122, %126) ({
^bb0(%127: tensor<i32>, %128: tensor<i32>, %129: tensor<i32>, %130: tensor<i32>):
%131 = "stablehlo.compare"(%127, %128) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%131) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = false} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%135 = "stablehlo.gather"(%125, %134) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<3x5xi32>) -> tensor<3x5xf32>
%136 = "stablehlo.transpose"(%135) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
return %136, %92, %93, %94 : tensor<5x3xf32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
}
}

// f64[2,3,3] f64[2,3]
module @example {
func.func public @main(%0: tensor<2x3x3xf64>, %1: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%95, %96, %97, %98 = "stablehlo.while"(%5, %0, %3, %4) ({
^bb0(%6: tensor<i32>, %7: tensor<2x3x3xf64>, %8: tensor<2x3xi32>, %9: tensor<2xi32>):
%10 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%6, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}, {
^bb0(%12: tensor<i32>, %13: tensor<2x3x3xf64>, %14: tensor<2x3xi32>, %15: tensor<2xi32>):
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.add"(%12, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%19 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.dynamic_slice"(%13, %20, %20, %12) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
%22 = "stablehlo.reshape"(%21) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%23 = "stablehlo.abs"(%22) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%25 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%28 = "stablehlo.select"(%26, %23, %27) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%30 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.reduce"(%28, %30) ({
^bb0(%31: tensor<f64>, %32: tensor<f64>):
%33 = "stablehlo.maximum"(%31, %32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%33) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%36 = "stablehlo.compare"(%28, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%37 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%38 = "stablehlo.select"(%36, %29, %37) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%39 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<i32>, %41: tensor<i32>):
%42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%42) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.dynamic_slice"(%13, %44, %12, %44) {slice_sizes = array<i64: 2, 1, 3>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf64>
%46 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<2x1x1xi32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xi32>) -> tensor<2x1x3xi32>
%48 = "stablehlo.gather"(%13, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf64>, tensor<2x1x3xi32>) -> tensor<2x1x3xf64>
%49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xi32>) -> tensor<2x3x3xi32>
%50 = "stablehlo.compare"(%18, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%51 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%52 = "stablehlo.compare"(%18, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%53 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%54 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%55 = "stablehlo.select"(%50, %54, %13) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%56 = "stablehlo.select"(%52, %53, %55) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.dynamic_slice"(%48, %57, %57, %12) {slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf64>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x1xf64>} : () -> tensor<2x1x1xf64>
%60 = "stablehlo.compare"(%58, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x1xf64>} : () -> tensor<2x1x1xf64>
%62 = "stablehlo.select"(%60, %61, %58) : (tensor<2x1x1xi1>, tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.dynamic_slice"(%56, %63, %63, %12) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
%65 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf64>) -> tensor<2x3x1xf64>
%66 = "stablehlo.divide"(%64, %65) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%67 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%68 = "stablehlo.compare"(%18, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf64>) -> tensor<2x3x3xf64>
%70 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%72 = "stablehlo.subtract"(%56, %71) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%73 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%74 = "stablehlo.compare"(%19, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%75 = "stablehlo.and"(%68, %74) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%76 = "stablehlo.select"(%75, %72, %56) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%77 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%78 = "stablehlo.compare"(%19, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%79 = "stablehlo.and"(%68, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%80 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf64>) -> tensor<2x3x3xf64>
%81 = "stablehlo.select"(%79, %80, %76) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%82 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%85 = "stablehlo.add"(%43, %84) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%86 = "stablehlo.reshape"(%85) : (tensor<2xi32>) -> tensor<2x1xi32>
%87 = "stablehlo.reshape"(%60) : (tensor<2x1x1xi1>) -> tensor<2xi1>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%89 = "stablehlo.compare"(%15, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%90 = "stablehlo.and"(%87, %89) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%91 = "stablehlo.dynamic_update_slice"(%14, %86, %82, %12) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
%92 = "stablehlo.add"(%12, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%94 = "stablehlo.select"(%90, %93, %15) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%17, %81, %91, %94) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) -> ()
}) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
%99 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%100 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%126, %127 = "stablehlo.while"(%100, %99) ({
^bb0(%101: tensor<i32>, %102: tensor<2x3xi32>):
%103 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%104 = "stablehlo.compare"(%101, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%104) : (tensor<i1>) -> ()
}, {
^bb0(%105: tensor<i32>, %106: tensor<2x3xi32>):
%107 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%108 = "stablehlo.add"(%105, %107) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%109 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.dynamic_slice"(%97, %109, %105) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%111 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%113 = "stablehlo.subtract"(%110, %112) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%114 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.dynamic_slice"(%106, %114, %105) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%116 = "stablehlo.gather"(%106, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%118 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%120 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%121 = "stablehlo.select"(%119, %120, %106) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%122 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%123 = "stablehlo.compare"(%117, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%124 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%125 = "stablehlo.select"(%123, %124, %121) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%108, %125) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%129 = "stablehlo.gather"(%2, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x1xf64>, tensor<2x3x1xi32>) -> tensor<2x3x1xf64>
%130 = "stablehlo.triangular_solve"(%96, %129) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%131 = "stablehlo.triangular_solve"(%96, %130) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%132 = "stablehlo.reshape"(%131) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
return %132, %96, %97, %98 : tensor<2x3xf64>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>
}
}

