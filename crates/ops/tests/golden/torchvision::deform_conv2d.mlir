// f32[2,4,6,7] f32[6,4,3,2] f32[2,12,4,6] f32[2,6,4,6] f32[6] 1 1 0 0 1 1 1 1 true
module @example {
func.func public @main(%0: tensor<2x4x6x7xf32>, %1: tensor<6x4x3x2xf32>, %2: tensor<2x12x4x6xf32>, %3: tensor<2x6x4x6xf32>, %4: tensor<6xf32>) -> (tensor<2x6x4x6xf32>) {
%5 = "stablehlo.reshape"(%0) : (tensor<2x4x6x7xf32>) -> tensor<2x4x42xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<2x12x4x6xf32>) -> tensor<2x6x2x24xf32>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 6, 1, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x2x24xf32>) -> tensor<2x6x1x24xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x6x1x24xf32>) -> tensor<2x3x2x4x6xf32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x2x4x6xi32>
%10 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x3x2x4x6xi32>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%16 = "stablehlo.multiply"(%9, %15) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%17 = "stablehlo.add"(%14, %16) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%18 = "stablehlo.convert"(%17) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xf32>
%19 = "stablehlo.add"(%18, %8) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x2x4x6xf32>) -> tensor<2x144xf32>
%21 = "stablehlo.floor"(%20) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%24 = "stablehlo.subtract"(%23, %22) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%28 = "stablehlo.compare"(%21, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%29 = "stablehlo.and"(%27, %28) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%31 = "stablehlo.select"(%29, %21, %30) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%32 = "stablehlo.convert"(%31) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%34 = "stablehlo.select"(%29, %24, %33) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%36 = "stablehlo.add"(%21, %35) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%39 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%40 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%43 = "stablehlo.select"(%41, %36, %42) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%44 = "stablehlo.convert"(%43) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%46 = "stablehlo.select"(%41, %22, %45) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%47 = "stablehlo.reshape"(%2) : (tensor<2x12x4x6xf32>) -> tensor<2x6x2x24xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 6, 2, 24>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x2x24xf32>) -> tensor<2x6x1x24xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x6x1x24xf32>) -> tensor<2x3x2x4x6xf32>
%50 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x2x4x6xi32>
%51 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x3x2x4x6xi32>
%52 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%56 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%57 = "stablehlo.multiply"(%50, %56) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%58 = "stablehlo.add"(%55, %57) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%59 = "stablehlo.convert"(%58) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xf32>
%60 = "stablehlo.add"(%59, %49) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<2x3x2x4x6xf32>) -> tensor<2x144xf32>
%62 = "stablehlo.floor"(%61) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%63 = "stablehlo.subtract"(%61, %62) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%65 = "stablehlo.subtract"(%64, %63) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%66 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%68 = "stablehlo.compare"(%62, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%69 = "stablehlo.compare"(%62, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%72 = "stablehlo.select"(%70, %62, %71) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%73 = "stablehlo.convert"(%72) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%75 = "stablehlo.select"(%70, %65, %74) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%77 = "stablehlo.add"(%62, %76) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%78 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%80 = "stablehlo.compare"(%77, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%81 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%82 = "stablehlo.and"(%80, %81) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%84 = "stablehlo.select"(%82, %77, %83) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%85 = "stablehlo.convert"(%84) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%87 = "stablehlo.select"(%82, %63, %86) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%88 = "stablehlo.reshape"(%3) : (tensor<2x6x4x6xf32>) -> tensor<2x1x144xf32>
%89 = "stablehlo.reshape"(%1) : (tensor<6x4x3x2xf32>) -> tensor<1x6x24xf32>
%90 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%91 = "stablehlo.multiply"(%32, %90) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%92 = "stablehlo.add"(%91, %73) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%93 = "stablehlo.gather"(%5, %92) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%94 = "stablehlo.multiply"(%34, %75) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%97 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%98 = "stablehlo.multiply"(%32, %97) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%99 = "stablehlo.add"(%98, %85) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%100 = "stablehlo.gather"(%5, %99) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%101 = "stablehlo.multiply"(%34, %87) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%103 = "stablehlo.multiply"(%100, %102) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%104 = "stablehlo.add"(%96, %103) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%105 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%106 = "stablehlo.multiply"(%44, %105) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%107 = "stablehlo.add"(%106, %73) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%108 = "stablehlo.gather"(%5, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%109 = "stablehlo.multiply"(%46, %75) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%112 = "stablehlo.add"(%104, %111) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%113 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%114 = "stablehlo.multiply"(%44, %113) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%115 = "stablehlo.add"(%114, %85) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%116 = "stablehlo.gather"(%5, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%117 = "stablehlo.multiply"(%46, %87) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%119 = "stablehlo.multiply"(%116, %118) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%120 = "stablehlo.add"(%112, %119) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%121 = "stablehlo.reshape"(%88) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%124 = "stablehlo.reshape"(%123) : (tensor<2x4x144xf32>) -> tensor<2x1x24x24xf32>
%125 = "stablehlo.dot_general"(%89, %124) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<2x1x24x24xf32>) -> tensor<1x6x2x24xf32>
%126 = "stablehlo.transpose"(%125) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x2x24xf32>) -> tensor<2x1x6x24xf32>
%127 = "stablehlo.reshape"(%126) : (tensor<2x1x6x24xf32>) -> tensor<2x6x4x6xf32>
%128 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x6xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<2x6x4x6xf32>, tensor<2x6x4x6xf32>) -> tensor<2x6x4x6xf32>
return %129 : tensor<2x6x4x6xf32>
}
}

// f32[2,4,6,7] f32[6,2,3,2] f32[2,24,3,3] f32[2,0,1,1] f32[6] 2 3 1 1 1 2 2 2 false
module @example {
func.func public @main(%0: tensor<2x4x6x7xf32>, %1: tensor<6x2x3x2xf32>, %2: tensor<2x24x3x3xf32>, %3: tensor<2x0x1x1xf32>, %4: tensor<6xf32>) -> (tensor<2x6x3x3xf32>) {
%5 = "stablehlo.reshape"(%0) : (tensor<2x4x6x7xf32>) -> tensor<4x2x42xf32>
%6 = "stablehlo.reshape"(%2) : (tensor<2x24x3x3xf32>) -> tensor<4x6x2x9xf32>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 4, 6, 1, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x6x2x9xf32>) -> tensor<4x6x1x9xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<4x6x1x9xf32>) -> tensor<4x3x2x3x3xf32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3x2x3x3xi32>
%10 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<4x3x2x3x3xi32>
%11 = "stablehlo.constant"() {value = dense<2> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%16 = "stablehlo.multiply"(%9, %15) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%17 = "stablehlo.add"(%14, %16) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%18 = "stablehlo.convert"(%17) : (tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xf32>
%19 = "stablehlo.add"(%18, %8) : (tensor<4x3x2x3x3xf32>, tensor<4x3x2x3x3xf32>) -> tensor<4x3x2x3x3xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<4x3x2x3x3xf32>) -> tensor<4x54xf32>
%21 = "stablehlo.floor"(%20) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%24 = "stablehlo.subtract"(%23, %22) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%28 = "stablehlo.compare"(%21, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%29 = "stablehlo.and"(%27, %28) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%31 = "stablehlo.select"(%29, %21, %30) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%32 = "stablehlo.convert"(%31) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%34 = "stablehlo.select"(%29, %24, %33) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%36 = "stablehlo.add"(%21, %35) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%39 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%40 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%43 = "stablehlo.select"(%41, %36, %42) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%44 = "stablehlo.convert"(%43) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%46 = "stablehlo.select"(%41, %22, %45) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%47 = "stablehlo.reshape"(%2) : (tensor<2x24x3x3xf32>) -> tensor<4x6x2x9xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 4, 6, 2, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x6x2x9xf32>) -> tensor<4x6x1x9xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<4x6x1x9xf32>) -> tensor<4x3x2x3x3xf32>
%50 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<4x3x2x3x3xi32>
%51 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<4x3x2x3x3xi32>
%52 = "stablehlo.constant"() {value = dense<3> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%54 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%56 = "stablehlo.constant"() {value = dense<2> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%57 = "stablehlo.multiply"(%50, %56) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%58 = "stablehlo.add"(%55, %57) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%59 = "stablehlo.convert"(%58) : (tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xf32>
%60 = "stablehlo.add"(%59, %49) : (tensor<4x3x2x3x3xf32>, tensor<4x3x2x3x3xf32>) -> tensor<4x3x2x3x3xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<4x3x2x3x3xf32>) -> tensor<4x54xf32>
%62 = "stablehlo.floor"(%61) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%63 = "stablehlo.subtract"(%61, %62) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%65 = "stablehlo.subtract"(%64, %63) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%66 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%68 = "stablehlo.compare"(%62, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%69 = "stablehlo.compare"(%62, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%72 = "stablehlo.select"(%70, %62, %71) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%73 = "stablehlo.convert"(%72) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%75 = "stablehlo.select"(%70, %65, %74) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%77 = "stablehlo.add"(%62, %76) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%78 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%80 = "stablehlo.compare"(%77, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%81 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%82 = "stablehlo.and"(%80, %81) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%84 = "stablehlo.select"(%82, %77, %83) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%85 = "stablehlo.convert"(%84) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%87 = "stablehlo.select"(%82, %63, %86) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%88 = "stablehlo.reshape"(%1) : (tensor<6x2x3x2xf32>) -> tensor<2x3x12xf32>
%89 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%90 = "stablehlo.multiply"(%32, %89) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%91 = "stablehlo.add"(%90, %73) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%92 = "stablehlo.gather"(%5, %91) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%93 = "stablehlo.multiply"(%34, %75) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%96 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%97 = "stablehlo.multiply"(%32, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%98 = "stablehlo.add"(%97, %85) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%99 = "stablehlo.gather"(%5, %98) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%100 = "stablehlo.multiply"(%34, %87) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%103 = "stablehlo.add"(%95, %102) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%104 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%105 = "stablehlo.multiply"(%44, %104) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%106 = "stablehlo.add"(%105, %73) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%107 = "stablehlo.gather"(%5, %106) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%108 = "stablehlo.multiply"(%46, %75) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%111 = "stablehlo.add"(%103, %110) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%112 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%113 = "stablehlo.multiply"(%44, %112) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%114 = "stablehlo.add"(%113, %85) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%115 = "stablehlo.gather"(%5, %114) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%116 = "stablehlo.multiply"(%46, %87) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%119 = "stablehlo.add"(%111, %118) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%120 = "stablehlo.reshape"(%119) : (tensor<4x2x54xf32>) -> tensor<2x2x12x9xf32>
%121 = "stablehlo.dot_general"(%88, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12xf32>, tensor<2x2x12x9xf32>) -> tensor<2x3x2x9xf32>
%122 = "stablehlo.transpose"(%121) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x3x2x9xf32>) -> tensor<2x2x3x9xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<2x2x3x9xf32>) -> tensor<2x6x3x3xf32>
%124 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x3x3xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<2x6x3x3xf32>, tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32>
return %125 : tensor<2x6x3x3xf32>
}
}

// bf16[1,4,6,7] bf16[6,4,3,2] bf16[1,12,4,6] bf16[1,6,4,6] bf16[6] 1 1 0 0 1 1 1 1 true
module @example {
func.func public @main(%0: tensor<1x4x6x7xbf16>, %1: tensor<6x4x3x2xbf16>, %2: tensor<1x12x4x6xbf16>, %3: tensor<1x6x4x6xbf16>, %4: tensor<6xbf16>) -> (tensor<1x6x4x6xbf16>) {
%5 = "stablehlo.convert"(%0) : (tensor<1x4x6x7xbf16>) -> tensor<1x4x6x7xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x4x6x7xf32>) -> tensor<1x4x42xf32>
%7 = "stablehlo.convert"(%2) : (tensor<1x12x4x6xbf16>) -> tensor<1x12x4x6xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<1x12x4x6xf32>) -> tensor<1x6x2x24xf32>
%9 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 1, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x2x24xf32>) -> tensor<1x6x1x24xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x6x1x24xf32>) -> tensor<1x3x2x4x6xf32>
%11 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2x4x6xi32>
%12 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x3x2x4x6xi32>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%17 = "stablehlo.constant"() {value = dense<1> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%18 = "stablehlo.multiply"(%11, %17) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%19 = "stablehlo.add"(%16, %18) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%20 = "stablehlo.convert"(%19) : (tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xf32>
%21 = "stablehlo.add"(%20, %10) : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x3x2x4x6xf32>) -> tensor<1x144xf32>
%23 = "stablehlo.floor"(%22) : (tensor<1x144xf32>) -> tensor<1x144xf32>
%24 = "stablehlo.subtract"(%22, %23) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%26 = "stablehlo.subtract"(%25, %24) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%29 = "stablehlo.compare"(%23, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%30 = "stablehlo.compare"(%23, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%31 = "stablehlo.and"(%29, %30) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%33 = "stablehlo.select"(%31, %23, %32) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%34 = "stablehlo.convert"(%33) : (tensor<1x144xf32>) -> tensor<1x144xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%36 = "stablehlo.select"(%31, %26, %35) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%38 = "stablehlo.add"(%23, %37) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%39 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%41 = "stablehlo.compare"(%38, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%42 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%45 = "stablehlo.select"(%43, %38, %44) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%46 = "stablehlo.convert"(%45) : (tensor<1x144xf32>) -> tensor<1x144xi32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%48 = "stablehlo.select"(%43, %24, %47) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%49 = "stablehlo.convert"(%2) : (tensor<1x12x4x6xbf16>) -> tensor<1x12x4x6xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x12x4x6xf32>) -> tensor<1x6x2x24xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 1, 6, 2, 24>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x6x2x24xf32>) -> tensor<1x6x1x24xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<1x6x1x24xf32>) -> tensor<1x3x2x4x6xf32>
%53 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2x4x6xi32>
%54 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<1x3x2x4x6xi32>
%55 = "stablehlo.constant"() {value = dense<1> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%58 = "stablehlo.subtract"(%56, %57) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%59 = "stablehlo.constant"() {value = dense<1> : tensor<1x3x2x4x6xi32>} : () -> tensor<1x3x2x4x6xi32>
%60 = "stablehlo.multiply"(%53, %59) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%61 = "stablehlo.add"(%58, %60) : (tensor<1x3x2x4x6xi32>, tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi32>
%62 = "stablehlo.convert"(%61) : (tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xf32>
%63 = "stablehlo.add"(%62, %52) : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<1x3x2x4x6xf32>) -> tensor<1x144xf32>
%65 = "stablehlo.floor"(%64) : (tensor<1x144xf32>) -> tensor<1x144xf32>
%66 = "stablehlo.subtract"(%64, %65) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%68 = "stablehlo.subtract"(%67, %66) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%69 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%71 = "stablehlo.compare"(%65, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%72 = "stablehlo.compare"(%65, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%73 = "stablehlo.and"(%71, %72) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%75 = "stablehlo.select"(%73, %65, %74) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%76 = "stablehlo.convert"(%75) : (tensor<1x144xf32>) -> tensor<1x144xi32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%78 = "stablehlo.select"(%73, %68, %77) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%80 = "stablehlo.add"(%65, %79) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%81 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%83 = "stablehlo.compare"(%80, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%84 = "stablehlo.compare"(%80, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xi1>
%85 = "stablehlo.and"(%83, %84) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%87 = "stablehlo.select"(%85, %80, %86) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%88 = "stablehlo.convert"(%87) : (tensor<1x144xf32>) -> tensor<1x144xi32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x144xf32>} : () -> tensor<1x144xf32>
%90 = "stablehlo.select"(%85, %66, %89) : (tensor<1x144xi1>, tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%91 = "stablehlo.convert"(%3) : (tensor<1x6x4x6xbf16>) -> tensor<1x6x4x6xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<1x6x4x6xf32>) -> tensor<1x1x144xf32>
%93 = "stablehlo.convert"(%1) : (tensor<6x4x3x2xbf16>) -> tensor<6x4x3x2xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<6x4x3x2xf32>) -> tensor<1x6x24xf32>
%95 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%96 = "stablehlo.multiply"(%34, %95) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%97 = "stablehlo.add"(%96, %76) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%98 = "stablehlo.gather"(%6, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%99 = "stablehlo.multiply"(%36, %78) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%102 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%103 = "stablehlo.multiply"(%34, %102) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%104 = "stablehlo.add"(%103, %88) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%105 = "stablehlo.gather"(%6, %104) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%106 = "stablehlo.multiply"(%36, %90) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%109 = "stablehlo.add"(%101, %108) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%110 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%111 = "stablehlo.multiply"(%46, %110) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%112 = "stablehlo.add"(%111, %76) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%113 = "stablehlo.gather"(%6, %112) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%114 = "stablehlo.multiply"(%48, %78) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%117 = "stablehlo.add"(%109, %116) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%118 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%119 = "stablehlo.multiply"(%46, %118) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%120 = "stablehlo.add"(%119, %88) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%121 = "stablehlo.gather"(%6, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%122 = "stablehlo.multiply"(%48, %90) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%125 = "stablehlo.add"(%117, %124) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%126 = "stablehlo.reshape"(%92) : (tensor<1x1x144xf32>) -> tensor<1x144xf32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%128 = "stablehlo.multiply"(%125, %127) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%129 = "stablehlo.reshape"(%128) : (tensor<1x4x144xf32>) -> tensor<1x1x24x24xf32>
%130 = "stablehlo.dot_general"(%94, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<1x1x24x24xf32>) -> tensor<1x6x1x24xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x1x24xf32>) -> tensor<1x1x6x24xf32>
%132 = "stablehlo.reshape"(%131) : (tensor<1x1x6x24xf32>) -> tensor<1x6x4x6xf32>
%133 = "stablehlo.convert"(%4) : (tensor<6xbf16>) -> tensor<6xf32>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<1x6x4x6xf32>
%135 = "stablehlo.add"(%132, %134) : (tensor<1x6x4x6xf32>, tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32>
%136 = "stablehlo.convert"(%135) : (tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xbf16>
return %136 : tensor<1x6x4x6xbf16>
}
}

// f64[1,4,6,7] f64[6,4,1,1] f64[1,2,6,7] f64[1,1,6,7] f64[6] 1 1 0 0 1 1 1 1 true
module @example {
func.func public @main(%0: tensor<1x4x6x7xf64>, %1: tensor<6x4x1x1xf64>, %2: tensor<1x2x6x7xf64>, %3: tensor<1x1x6x7xf64>, %4: tensor<6xf64>) -> (tensor<1x6x6x7xf64>) {
%5 = "stablehlo.reshape"(%0) : (tensor<1x4x6x7xf64>) -> tensor<1x4x42xf64>
%6 = "stablehlo.reshape"(%2) : (tensor<1x2x6x7xf64>) -> tensor<1x1x2x42xf64>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 1, 1, 42>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x1x2x42xf64>) -> tensor<1x1x1x42xf64>
%8 = "stablehlo.reshape"(%7) : (tensor<1x1x1x42xf64>) -> tensor<1x1x1x6x7xf64>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1x1x6x7xi32>
%10 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x1x1x6x7xi32>
%11 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%16 = "stablehlo.multiply"(%9, %15) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%17 = "stablehlo.add"(%14, %16) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%18 = "stablehlo.convert"(%17) : (tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xf64>
%19 = "stablehlo.add"(%18, %8) : (tensor<1x1x1x6x7xf64>, tensor<1x1x1x6x7xf64>) -> tensor<1x1x1x6x7xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<1x1x1x6x7xf64>) -> tensor<1x42xf64>
%21 = "stablehlo.floor"(%20) : (tensor<1x42xf64>) -> tensor<1x42xf64>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%24 = "stablehlo.subtract"(%23, %22) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%25 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%28 = "stablehlo.compare"(%21, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%29 = "stablehlo.and"(%27, %28) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%31 = "stablehlo.select"(%29, %21, %30) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%32 = "stablehlo.convert"(%31) : (tensor<1x42xf64>) -> tensor<1x42xi32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%34 = "stablehlo.select"(%29, %24, %33) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%36 = "stablehlo.add"(%21, %35) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%37 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%39 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%40 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%43 = "stablehlo.select"(%41, %36, %42) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%44 = "stablehlo.convert"(%43) : (tensor<1x42xf64>) -> tensor<1x42xi32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%46 = "stablehlo.select"(%41, %22, %45) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%47 = "stablehlo.reshape"(%2) : (tensor<1x2x6x7xf64>) -> tensor<1x1x2x42xf64>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 1, 2, 42>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x1x2x42xf64>) -> tensor<1x1x1x42xf64>
%49 = "stablehlo.reshape"(%48) : (tensor<1x1x1x42xf64>) -> tensor<1x1x1x6x7xf64>
%50 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x1x1x6x7xi32>
%51 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<1x1x1x6x7xi32>
%52 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%56 = "stablehlo.constant"() {value = dense<1> : tensor<1x1x1x6x7xi32>} : () -> tensor<1x1x1x6x7xi32>
%57 = "stablehlo.multiply"(%50, %56) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%58 = "stablehlo.add"(%55, %57) : (tensor<1x1x1x6x7xi32>, tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xi32>
%59 = "stablehlo.convert"(%58) : (tensor<1x1x1x6x7xi32>) -> tensor<1x1x1x6x7xf64>
%60 = "stablehlo.add"(%59, %49) : (tensor<1x1x1x6x7xf64>, tensor<1x1x1x6x7xf64>) -> tensor<1x1x1x6x7xf64>
%61 = "stablehlo.reshape"(%60) : (tensor<1x1x1x6x7xf64>) -> tensor<1x42xf64>
%62 = "stablehlo.floor"(%61) : (tensor<1x42xf64>) -> tensor<1x42xf64>
%63 = "stablehlo.subtract"(%61, %62) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%65 = "stablehlo.subtract"(%64, %63) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%66 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%68 = "stablehlo.compare"(%62, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%69 = "stablehlo.compare"(%62, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%72 = "stablehlo.select"(%70, %62, %71) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%73 = "stablehlo.convert"(%72) : (tensor<1x42xf64>) -> tensor<1x42xi32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%75 = "stablehlo.select"(%70, %65, %74) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%77 = "stablehlo.add"(%62, %76) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%78 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%80 = "stablehlo.compare"(%77, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%81 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xi1>
%82 = "stablehlo.and"(%80, %81) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%84 = "stablehlo.select"(%82, %77, %83) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%85 = "stablehlo.convert"(%84) : (tensor<1x42xf64>) -> tensor<1x42xi32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x42xf64>} : () -> tensor<1x42xf64>
%87 = "stablehlo.select"(%82, %63, %86) : (tensor<1x42xi1>, tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%88 = "stablehlo.reshape"(%3) : (tensor<1x1x6x7xf64>) -> tensor<1x1x42xf64>
%89 = "stablehlo.reshape"(%1) : (tensor<6x4x1x1xf64>) -> tensor<1x6x4xf64>
%90 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%91 = "stablehlo.multiply"(%32, %90) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%92 = "stablehlo.add"(%91, %73) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%93 = "stablehlo.gather"(%5, %92) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%94 = "stablehlo.multiply"(%34, %75) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%97 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%98 = "stablehlo.multiply"(%32, %97) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%99 = "stablehlo.add"(%98, %85) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%100 = "stablehlo.gather"(%5, %99) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%101 = "stablehlo.multiply"(%34, %87) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%103 = "stablehlo.multiply"(%100, %102) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%104 = "stablehlo.add"(%96, %103) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%105 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%106 = "stablehlo.multiply"(%44, %105) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%107 = "stablehlo.add"(%106, %73) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%108 = "stablehlo.gather"(%5, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%109 = "stablehlo.multiply"(%46, %75) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%112 = "stablehlo.add"(%104, %111) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%113 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%114 = "stablehlo.multiply"(%44, %113) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%115 = "stablehlo.add"(%114, %85) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%116 = "stablehlo.gather"(%5, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%117 = "stablehlo.multiply"(%46, %87) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%119 = "stablehlo.multiply"(%116, %118) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%120 = "stablehlo.add"(%112, %119) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%121 = "stablehlo.reshape"(%88) : (tensor<1x1x42xf64>) -> tensor<1x42xf64>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%124 = "stablehlo.reshape"(%123) : (tensor<1x4x42xf64>) -> tensor<1x1x4x42xf64>
%125 = "stablehlo.dot_general"(%89, %124) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x4xf64>, tensor<1x1x4x42xf64>) -> tensor<1x6x1x42xf64>
%126 = "stablehlo.transpose"(%125) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x1x42xf64>) -> tensor<1x1x6x42xf64>
%127 = "stablehlo.reshape"(%126) : (tensor<1x1x6x42xf64>) -> tensor<1x6x6x7xf64>
%128 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf64>) -> tensor<1x6x6x7xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<1x6x6x7xf64>, tensor<1x6x6x7xf64>) -> tensor<1x6x6x7xf64>
return %129 : tensor<1x6x6x7xf64>
}
}

