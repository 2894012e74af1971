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
%94 = "stablehlo.and"(%29, %70) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%97 = "stablehlo.select"(%95, %93, %96) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%98 = "stablehlo.multiply"(%34, %75) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%101 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%102 = "stablehlo.multiply"(%32, %101) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%103 = "stablehlo.add"(%102, %85) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%104 = "stablehlo.gather"(%5, %103) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%105 = "stablehlo.and"(%29, %82) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%108 = "stablehlo.select"(%106, %104, %107) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%109 = "stablehlo.multiply"(%34, %87) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%112 = "stablehlo.add"(%100, %111) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%113 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%114 = "stablehlo.multiply"(%44, %113) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%115 = "stablehlo.add"(%114, %73) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%116 = "stablehlo.gather"(%5, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%117 = "stablehlo.and"(%41, %70) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%120 = "stablehlo.select"(%118, %116, %119) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%121 = "stablehlo.multiply"(%46, %75) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%124 = "stablehlo.add"(%112, %123) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%125 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%126 = "stablehlo.multiply"(%44, %125) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%127 = "stablehlo.add"(%126, %85) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%128 = "stablehlo.gather"(%5, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%129 = "stablehlo.and"(%41, %82) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%132 = "stablehlo.select"(%130, %128, %131) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%133 = "stablehlo.multiply"(%46, %87) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%135 = "stablehlo.multiply"(%132, %134) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%136 = "stablehlo.add"(%124, %135) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%137 = "stablehlo.reshape"(%88) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%140 = "stablehlo.reshape"(%139) : (tensor<2x4x144xf32>) -> tensor<2x1x24x24xf32>
%141 = "stablehlo.dot_general"(%89, %140) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<2x1x24x24xf32>) -> tensor<1x6x2x24xf32>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x2x24xf32>) -> tensor<2x1x6x24xf32>
%143 = "stablehlo.reshape"(%142) : (tensor<2x1x6x24xf32>) -> tensor<2x6x4x6xf32>
%144 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x4x6xf32>
%145 = "stablehlo.add"(%143, %144) : (tensor<2x6x4x6xf32>, tensor<2x6x4x6xf32>) -> tensor<2x6x4x6xf32>
return %145 : tensor<2x6x4x6xf32>
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
%93 = "stablehlo.and"(%29, %70) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%96 = "stablehlo.select"(%94, %92, %95) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%97 = "stablehlo.multiply"(%34, %75) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%100 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%101 = "stablehlo.multiply"(%32, %100) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%102 = "stablehlo.add"(%101, %85) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%103 = "stablehlo.gather"(%5, %102) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%104 = "stablehlo.and"(%29, %82) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%107 = "stablehlo.select"(%105, %103, %106) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%108 = "stablehlo.multiply"(%34, %87) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%111 = "stablehlo.add"(%99, %110) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%112 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%113 = "stablehlo.multiply"(%44, %112) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%114 = "stablehlo.add"(%113, %73) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%115 = "stablehlo.gather"(%5, %114) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%116 = "stablehlo.and"(%41, %70) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%120 = "stablehlo.multiply"(%46, %75) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%123 = "stablehlo.add"(%111, %122) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%124 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%125 = "stablehlo.multiply"(%44, %124) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%126 = "stablehlo.add"(%125, %85) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%127 = "stablehlo.gather"(%5, %126) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%128 = "stablehlo.and"(%41, %82) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%132 = "stablehlo.multiply"(%46, %87) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%134 = "stablehlo.multiply"(%131, %133) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%135 = "stablehlo.add"(%123, %134) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%136 = "stablehlo.reshape"(%135) : (tensor<4x2x54xf32>) -> tensor<2x2x12x9xf32>
%137 = "stablehlo.dot_general"(%88, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12xf32>, tensor<2x2x12x9xf32>) -> tensor<2x3x2x9xf32>
%138 = "stablehlo.transpose"(%137) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x3x2x9xf32>) -> tensor<2x2x3x9xf32>
%139 = "stablehlo.reshape"(%138) : (tensor<2x2x3x9xf32>) -> tensor<2x6x3x3xf32>
%140 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6x3x3xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<2x6x3x3xf32>, tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32>
return %141 : tensor<2x6x3x3xf32>
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
%99 = "stablehlo.and"(%31, %73) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xi1>) -> tensor<1x4x144xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x144xf32>} : () -> tensor<1x4x144xf32>
%102 = "stablehlo.select"(%100, %98, %101) : (tensor<1x4x144xi1>, tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%103 = "stablehlo.multiply"(%36, %78) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%105 = "stablehlo.multiply"(%102, %104) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%106 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%107 = "stablehlo.multiply"(%34, %106) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%108 = "stablehlo.add"(%107, %88) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%109 = "stablehlo.gather"(%6, %108) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%110 = "stablehlo.and"(%31, %85) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xi1>) -> tensor<1x4x144xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x144xf32>} : () -> tensor<1x4x144xf32>
%113 = "stablehlo.select"(%111, %109, %112) : (tensor<1x4x144xi1>, tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%114 = "stablehlo.multiply"(%36, %90) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%117 = "stablehlo.add"(%105, %116) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%118 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%119 = "stablehlo.multiply"(%46, %118) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%120 = "stablehlo.add"(%119, %76) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%121 = "stablehlo.gather"(%6, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%122 = "stablehlo.and"(%43, %73) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xi1>) -> tensor<1x4x144xi1>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x144xf32>} : () -> tensor<1x4x144xf32>
%125 = "stablehlo.select"(%123, %121, %124) : (tensor<1x4x144xi1>, tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%126 = "stablehlo.multiply"(%48, %78) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%128 = "stablehlo.multiply"(%125, %127) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%129 = "stablehlo.add"(%117, %128) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%130 = "stablehlo.constant"() {value = dense<7> : tensor<1x144xi32>} : () -> tensor<1x144xi32>
%131 = "stablehlo.multiply"(%46, %130) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%132 = "stablehlo.add"(%131, %88) : (tensor<1x144xi32>, tensor<1x144xi32>) -> tensor<1x144xi32>
%133 = "stablehlo.gather"(%6, %132) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf32>, tensor<1x144xi32>) -> tensor<1x4x144xf32>
%134 = "stablehlo.and"(%43, %85) : (tensor<1x144xi1>, tensor<1x144xi1>) -> tensor<1x144xi1>
%135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xi1>) -> tensor<1x4x144xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x144xf32>} : () -> tensor<1x4x144xf32>
%137 = "stablehlo.select"(%135, %133, %136) : (tensor<1x4x144xi1>, tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%138 = "stablehlo.multiply"(%48, %90) : (tensor<1x144xf32>, tensor<1x144xf32>) -> tensor<1x144xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%140 = "stablehlo.multiply"(%137, %139) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%141 = "stablehlo.add"(%129, %140) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%142 = "stablehlo.reshape"(%92) : (tensor<1x1x144xf32>) -> tensor<1x144xf32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x144xf32>) -> tensor<1x4x144xf32>
%144 = "stablehlo.multiply"(%141, %143) : (tensor<1x4x144xf32>, tensor<1x4x144xf32>) -> tensor<1x4x144xf32>
%145 = "stablehlo.reshape"(%144) : (tensor<1x4x144xf32>) -> tensor<1x1x24x24xf32>
%146 = "stablehlo.dot_general"(%94, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<1x1x24x24xf32>) -> tensor<1x6x1x24xf32>
%147 = "stablehlo.transpose"(%146) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x1x24xf32>) -> tensor<1x1x6x24xf32>
%148 = "stablehlo.reshape"(%147) : (tensor<1x1x6x24xf32>) -> tensor<1x6x4x6xf32>
%149 = "stablehlo.convert"(%4) : (tensor<6xbf16>) -> tensor<6xf32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<1x6x4x6xf32>
%151 = "stablehlo.add"(%148, %150) : (tensor<1x6x4x6xf32>, tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32>
%152 = "stablehlo.convert"(%151) : (tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xbf16>
return %152 : tensor<1x6x4x6xbf16>
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
%94 = "stablehlo.and"(%29, %70) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xi1>) -> tensor<1x4x42xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x42xf64>} : () -> tensor<1x4x42xf64>
%97 = "stablehlo.select"(%95, %93, %96) : (tensor<1x4x42xi1>, tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%98 = "stablehlo.multiply"(%34, %75) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%101 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%102 = "stablehlo.multiply"(%32, %101) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%103 = "stablehlo.add"(%102, %85) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%104 = "stablehlo.gather"(%5, %103) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%105 = "stablehlo.and"(%29, %82) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xi1>) -> tensor<1x4x42xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x42xf64>} : () -> tensor<1x4x42xf64>
%108 = "stablehlo.select"(%106, %104, %107) : (tensor<1x4x42xi1>, tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%109 = "stablehlo.multiply"(%34, %87) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%112 = "stablehlo.add"(%100, %111) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%113 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%114 = "stablehlo.multiply"(%44, %113) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%115 = "stablehlo.add"(%114, %73) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%116 = "stablehlo.gather"(%5, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%117 = "stablehlo.and"(%41, %70) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xi1>) -> tensor<1x4x42xi1>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x42xf64>} : () -> tensor<1x4x42xf64>
%120 = "stablehlo.select"(%118, %116, %119) : (tensor<1x4x42xi1>, tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%121 = "stablehlo.multiply"(%46, %75) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%124 = "stablehlo.add"(%112, %123) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%125 = "stablehlo.constant"() {value = dense<7> : tensor<1x42xi32>} : () -> tensor<1x42xi32>
%126 = "stablehlo.multiply"(%44, %125) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%127 = "stablehlo.add"(%126, %85) : (tensor<1x42xi32>, tensor<1x42xi32>) -> tensor<1x42xi32>
%128 = "stablehlo.gather"(%5, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x42xf64>, tensor<1x42xi32>) -> tensor<1x4x42xf64>
%129 = "stablehlo.and"(%41, %82) : (tensor<1x42xi1>, tensor<1x42xi1>) -> tensor<1x42xi1>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xi1>) -> tensor<1x4x42xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x42xf64>} : () -> tensor<1x4x42xf64>
%132 = "stablehlo.select"(%130, %128, %131) : (tensor<1x4x42xi1>, tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%133 = "stablehlo.multiply"(%46, %87) : (tensor<1x42xf64>, tensor<1x42xf64>) -> tensor<1x42xf64>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%135 = "stablehlo.multiply"(%132, %134) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%136 = "stablehlo.add"(%124, %135) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%137 = "stablehlo.reshape"(%88) : (tensor<1x1x42xf64>) -> tensor<1x42xf64>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x42xf64>) -> tensor<1x4x42xf64>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<1x4x42xf64>, tensor<1x4x42xf64>) -> tensor<1x4x42xf64>
%140 = "stablehlo.reshape"(%139) : (tensor<1x4x42xf64>) -> tensor<1x1x4x42xf64>
%141 = "stablehlo.dot_general"(%89, %140) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x4xf64>, tensor<1x1x4x42xf64>) -> tensor<1x6x1x42xf64>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x6x1x42xf64>) -> tensor<1x1x6x42xf64>
%143 = "stablehlo.reshape"(%142) : (tensor<1x1x6x42xf64>) -> tensor<1x6x6x7xf64>
%144 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf64>) -> tensor<1x6x6x7xf64>
%145 = "stablehlo.add"(%143, %144) : (tensor<1x6x6x7xf64>, tensor<1x6x6x7xf64>) -> tensor<1x6x6x7xf64>
return %145 : tensor<1x6x6x7xf64>
}
}

