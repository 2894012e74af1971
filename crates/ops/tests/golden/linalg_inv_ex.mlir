// f32[4,4]
module @example {
func.func public @main(%0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92, %93 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<4x4xf32>, %6: tensor<4xi32>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<4x4xf32>, %12: tensor<4xi32>, %13: tensor<i32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %10) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<4x1xf32>) -> tensor<4xf32>
%21 = "stablehlo.abs"(%20) : (tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%34 = "stablehlo.compare"(%26, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%35 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%36 = "stablehlo.select"(%34, %27, %35) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.minimum"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.dynamic_slice"(%11, %10, %42) {slice_sizes = array<i64: 1, 4>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
%44 = "stablehlo.reshape"(%41) : (tensor<i32>) -> tensor<1x1xi32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x4xi32>
%46 = "stablehlo.gather"(%11, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<1x4xi32>) -> tensor<1x4xf32>
%47 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<4x4xi32>
%48 = "stablehlo.compare"(%16, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%49 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%50 = "stablehlo.compare"(%16, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%53 = "stablehlo.select"(%48, %52, %11) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%54 = "stablehlo.select"(%50, %51, %53) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%46, %55, %10) {slice_sizes = array<i64: 1, 1>} : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%60 = "stablehlo.select"(%58, %59, %56) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.dynamic_slice"(%54, %61, %10) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<4x1xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%65 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%66 = "stablehlo.compare"(%16, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%68 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%70 = "stablehlo.subtract"(%54, %69) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%71 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%72 = "stablehlo.compare"(%17, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%73 = "stablehlo.and"(%66, %72) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%74 = "stablehlo.select"(%73, %70, %54) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%77 = "stablehlo.and"(%66, %76) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%78 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.add"(%41, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%82 = "stablehlo.reshape"(%81) : (tensor<i32>) -> tensor<1xi32>
%83 = "stablehlo.reshape"(%58) : (tensor<1x1xi1>) -> tensor<i1>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.compare"(%13, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%86 = "stablehlo.and"(%83, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.dynamic_update_slice"(%12, %82, %10) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%88 = "stablehlo.add"(%10, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%89 = "stablehlo.select"(%86, %88, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15, %79, %87, %89) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%94 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%95 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%97 = "stablehlo.convert"(%96) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%98 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%99 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%123, %124 = "stablehlo.while"(%99, %98) ({
^bb0(%100: tensor<i32>, %101: tensor<4xi32>):
%102 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.compare"(%100, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%103) : (tensor<i1>) -> ()
}, {
^bb0(%104: tensor<i32>, %105: tensor<4xi32>):
%106 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.add"(%104, %106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%108 = "stablehlo.dynamic_slice"(%92, %104) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%109 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%111 = "stablehlo.subtract"(%108, %110) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%112 = "stablehlo.dynamic_slice"(%105, %104) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%113 = "stablehlo.gather"(%105, %111) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<1xi32>) -> tensor<1xi32>
%114 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%115 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%116 = "stablehlo.compare"(%114, %115) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%117 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%118 = "stablehlo.select"(%116, %117, %105) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%119 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%120 = "stablehlo.compare"(%114, %119) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%121 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%122 = "stablehlo.select"(%120, %121, %118) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"stablehlo.return"(%107, %122) : (tensor<i32>, tensor<4xi32>) -> ()
}) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%126 = "stablehlo.gather"(%97, %125) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<4x4xf32>
%127 = "stablehlo.triangular_solve"(%91, %126) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%128 = "stablehlo.triangular_solve"(%91, %127) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %128, %93 : tensor<4x4xf32>, tensor<i32>
}
}

// f64[2,3,3]
module @example {
func.func public @main(%0: tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2xi32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%93, %94, %95, %96 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<2x3x3xf64>, %6: tensor<2x3xi32>, %7: tensor<2xi32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<2x3x3xf64>, %12: tensor<2x3xi32>, %13: tensor<2xi32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %18, %10) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%21 = "stablehlo.abs"(%20) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%28 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f64>, %30: tensor<f64>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%31) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%34 = "stablehlo.compare"(%26, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%35 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%36 = "stablehlo.select"(%34, %27, %35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.minimum"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.dynamic_slice"(%11, %42, %10, %42) {slice_sizes = array<i64: 2, 1, 3>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf64>
%44 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1x1xi32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xi32>) -> tensor<2x1x3xi32>
%46 = "stablehlo.gather"(%11, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf64>, tensor<2x1x3xi32>) -> tensor<2x1x3xf64>
%47 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xi32>) -> tensor<2x3x3xi32>
%48 = "stablehlo.compare"(%16, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%49 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%50 = "stablehlo.compare"(%16, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%53 = "stablehlo.select"(%48, %52, %11) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%54 = "stablehlo.select"(%50, %51, %53) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%46, %55, %55, %10) {slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x1xf64>} : () -> tensor<2x1x1xf64>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x1xf64>} : () -> tensor<2x1x1xf64>
%60 = "stablehlo.select"(%58, %59, %56) : (tensor<2x1x1xi1>, tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.dynamic_slice"(%54, %61, %61, %10) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
%63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf64>) -> tensor<2x3x1xf64>
%64 = "stablehlo.divide"(%62, %63) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%65 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%66 = "stablehlo.compare"(%16, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf64>) -> tensor<2x3x3xf64>
%68 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf64>) -> tensor<2x3x3xf64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%70 = "stablehlo.subtract"(%54, %69) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%71 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%72 = "stablehlo.compare"(%17, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%73 = "stablehlo.and"(%66, %72) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%74 = "stablehlo.select"(%73, %70, %54) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%77 = "stablehlo.and"(%66, %76) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%78 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf64>) -> tensor<2x3x3xf64>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%83 = "stablehlo.add"(%41, %82) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%84 = "stablehlo.reshape"(%83) : (tensor<2xi32>) -> tensor<2x1xi32>
%85 = "stablehlo.reshape"(%58) : (tensor<2x1x1xi1>) -> tensor<2xi1>
%86 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%87 = "stablehlo.compare"(%13, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%88 = "stablehlo.and"(%85, %87) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%89 = "stablehlo.dynamic_update_slice"(%12, %84, %80, %10) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
%90 = "stablehlo.add"(%10, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%92 = "stablehlo.select"(%88, %91, %13) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%15, %79, %89, %92) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) -> ()
}) : (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
%97 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%98 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%99 = "stablehlo.compare"(%97, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%100 = "stablehlo.convert"(%99) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%102 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%128, %129 = "stablehlo.while"(%102, %101) ({
^bb0(%103: tensor<i32>, %104: tensor<2x3xi32>):
%105 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%106 = "stablehlo.compare"(%103, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%106) : (tensor<i1>) -> ()
}, {
^bb0(%107: tensor<i32>, %108: tensor<2x3xi32>):
%109 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.add"(%107, %109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%111 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%112 = "stablehlo.dynamic_slice"(%95, %111, %107) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%113 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%115 = "stablehlo.subtract"(%112, %114) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117 = "stablehlo.dynamic_slice"(%108, %116, %107) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%118 = "stablehlo.gather"(%108, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%119 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%120 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%121 = "stablehlo.compare"(%119, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%122 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%123 = "stablehlo.select"(%121, %122, %108) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%124 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%125 = "stablehlo.compare"(%119, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%126 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%127 = "stablehlo.select"(%125, %126, %123) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%110, %127) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%131 = "stablehlo.gather"(%100, %130) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf64>, tensor<2x3x3xi32>) -> tensor<2x3x3xf64>
%132 = "stablehlo.triangular_solve"(%94, %131) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%133 = "stablehlo.triangular_solve"(%94, %132) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
return %133, %96 : tensor<2x3x3xf64>, tensor<2xi32>
}
}

// c64[3,3]
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%94, %95, %96, %97 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<3x3xcomplex<f32>>, %6: tensor<3xi32>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<3x3xcomplex<f32>>, %12: tensor<3xi32>, %13: tensor<i32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %10) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x1xcomplex<f32>>
%20 = "stablehlo.reshape"(%19) : (tensor<3x1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%21 = "stablehlo.real"(%20) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%22 = "stablehlo.abs"(%21) : (tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.imag"(%20) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%24 = "stablehlo.abs"(%23) : (tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.add"(%22, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%27 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%29 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%32 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%30, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.maximum"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%38 = "stablehlo.compare"(%30, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%39 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
%40 = "stablehlo.select"(%38, %31, %39) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%41 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.reduce"(%40, %41) ({
^bb0(%42: tensor<i32>, %43: tensor<i32>):
%44 = "stablehlo.minimum"(%42, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%44) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.dynamic_slice"(%11, %10, %46) {slice_sizes = array<i64: 1, 3>} : (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
%48 = "stablehlo.reshape"(%45) : (tensor<i32>) -> tensor<1x1xi32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x3xi32>
%50 = "stablehlo.gather"(%11, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>, tensor<1x3xi32>) -> tensor<1x3xcomplex<f32>>
%51 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<3x3xi32>
%52 = "stablehlo.compare"(%16, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%53 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%54 = "stablehlo.compare"(%16, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%55 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%56 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%57 = "stablehlo.select"(%52, %56, %11) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%58 = "stablehlo.select"(%54, %55, %57) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.dynamic_slice"(%50, %59, %10) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%61 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xi1>
%63 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%64 = "stablehlo.select"(%62, %63, %60) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.dynamic_slice"(%58, %65, %10) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x1xcomplex<f32>>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%68 = "stablehlo.divide"(%66, %67) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%69 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%70 = "stablehlo.compare"(%16, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%71 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%72 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%74 = "stablehlo.subtract"(%58, %73) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%77 = "stablehlo.and"(%70, %76) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%78 = "stablehlo.select"(%77, %74, %58) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%79 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
%80 = "stablehlo.compare"(%17, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%81 = "stablehlo.and"(%70, %80) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
%82 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%83 = "stablehlo.select"(%81, %82, %78) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%84 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.add"(%45, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%86 = "stablehlo.reshape"(%85) : (tensor<i32>) -> tensor<1xi32>
%87 = "stablehlo.reshape"(%62) : (tensor<1x1xi1>) -> tensor<i1>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%89 = "stablehlo.compare"(%13, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%90 = "stablehlo.and"(%87, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%91 = "stablehlo.dynamic_update_slice"(%12, %86, %10) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%92 = "stablehlo.add"(%10, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%93 = "stablehlo.select"(%90, %92, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15, %83, %91, %93) : (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
%98 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%99 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%101 = "stablehlo.convert"(%100) : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
%102 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%127, %128 = "stablehlo.while"(%103, %102) ({
^bb0(%104: tensor<i32>, %105: tensor<3xi32>):
%106 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}, {
^bb0(%108: tensor<i32>, %109: tensor<3xi32>):
%110 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%111 = "stablehlo.add"(%108, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%112 = "stablehlo.dynamic_slice"(%96, %108) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%113 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%115 = "stablehlo.subtract"(%112, %114) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%116 = "stablehlo.dynamic_slice"(%109, %108) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%117 = "stablehlo.gather"(%109, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
%118 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%119 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%120 = "stablehlo.compare"(%118, %119) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%121 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%122 = "stablehlo.select"(%120, %121, %109) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%123 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%124 = "stablehlo.compare"(%118, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%125 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<3xi32>
%126 = "stablehlo.select"(%124, %125, %122) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
"stablehlo.return"(%111, %126) : (tensor<i32>, tensor<3xi32>) -> ()
}) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%130 = "stablehlo.gather"(%101, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xi32>) -> tensor<3x3xcomplex<f32>>
%131 = "stablehlo.triangular_solve"(%95, %130) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%132 = "stablehlo.triangular_solve"(%95, %131) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
return %132, %97 : tensor<3x3xcomplex<f32>>, tensor<i32>
}
}

