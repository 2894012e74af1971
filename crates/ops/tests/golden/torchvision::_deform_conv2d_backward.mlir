// f32[2,6,4,6] f32[2,4,6,7] f32[6,4,3,2] f32[2,12,4,6] f32[2,6,4,6] f32[6] 1 1 0 0 1 1 1 1 true
module @example {
func.func public @main(%0: tensor<2x6x4x6xf32>, %1: tensor<2x4x6x7xf32>, %2: tensor<6x4x3x2xf32>, %3: tensor<2x12x4x6xf32>, %4: tensor<2x6x4x6xf32>, %5: tensor<6xf32>) -> (tensor<2x4x6x7xf32>, tensor<6x4x3x2xf32>, tensor<2x12x4x6xf32>, tensor<2x6x4x6xf32>, tensor<6xf32>) {
%6 = "stablehlo.reshape"(%1) : (tensor<2x4x6x7xf32>) -> tensor<2x4x42xf32>
%7 = "stablehlo.reshape"(%3) : (tensor<2x12x4x6xf32>) -> tensor<2x6x2x24xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 6, 1, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x2x24xf32>) -> tensor<2x6x1x24xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x6x1x24xf32>) -> tensor<2x3x2x4x6xf32>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x2x4x6xi32>
%11 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x3x2x4x6xi32>
%12 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%17 = "stablehlo.multiply"(%10, %16) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%19 = "stablehlo.convert"(%18) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.add"(%19, %9) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3x2x4x6xf32>) -> tensor<2x144xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%23 = "stablehlo.floor"(%21) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%24 = "stablehlo.subtract"(%21, %23) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%26 = "stablehlo.subtract"(%25, %24) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%27 = "stablehlo.negate"(%22) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%28 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%30 = "stablehlo.compare"(%23, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%31 = "stablehlo.compare"(%23, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%32 = "stablehlo.and"(%30, %31) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%34 = "stablehlo.select"(%32, %23, %33) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%35 = "stablehlo.convert"(%34) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%37 = "stablehlo.select"(%32, %26, %36) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%39 = "stablehlo.select"(%32, %27, %38) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%41 = "stablehlo.add"(%23, %40) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%42 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%44 = "stablehlo.compare"(%41, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%45 = "stablehlo.compare"(%41, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%46 = "stablehlo.and"(%44, %45) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%48 = "stablehlo.select"(%46, %41, %47) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%49 = "stablehlo.convert"(%48) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%51 = "stablehlo.select"(%46, %24, %50) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%53 = "stablehlo.select"(%46, %22, %52) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%54 = "stablehlo.reshape"(%3) : (tensor<2x12x4x6xf32>) -> tensor<2x6x2x24xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 6, 2, 24>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x2x24xf32>) -> tensor<2x6x1x24xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<2x6x1x24xf32>) -> tensor<2x3x2x4x6xf32>
%57 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x2x4x6xi32>
%58 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x3x2x4x6xi32>
%59 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%62 = "stablehlo.subtract"(%60, %61) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%63 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%64 = "stablehlo.multiply"(%57, %63) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%65 = "stablehlo.add"(%62, %64) : (tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%66 = "stablehlo.convert"(%65) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xf32>
%67 = "stablehlo.add"(%66, %56) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<2x3x2x4x6xf32>) -> tensor<2x144xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%70 = "stablehlo.floor"(%68) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%71 = "stablehlo.subtract"(%68, %70) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%73 = "stablehlo.subtract"(%72, %71) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%74 = "stablehlo.negate"(%69) : (tensor<2x144xf32>) -> tensor<2x144xf32>
%75 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%77 = "stablehlo.compare"(%70, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%78 = "stablehlo.compare"(%70, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%79 = "stablehlo.and"(%77, %78) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%81 = "stablehlo.select"(%79, %70, %80) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%82 = "stablehlo.convert"(%81) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%84 = "stablehlo.select"(%79, %73, %83) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%86 = "stablehlo.select"(%79, %74, %85) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%88 = "stablehlo.add"(%70, %87) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%89 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%91 = "stablehlo.compare"(%88, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%92 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xi1>
%93 = "stablehlo.and"(%91, %92) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%95 = "stablehlo.select"(%93, %88, %94) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%96 = "stablehlo.convert"(%95) : (tensor<2x144xf32>) -> tensor<2x144xi32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%98 = "stablehlo.select"(%93, %71, %97) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%100 = "stablehlo.select"(%93, %69, %99) : (tensor<2x144xi1>, tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%101 = "stablehlo.reshape"(%4) : (tensor<2x6x4x6xf32>) -> tensor<2x1x144xf32>
%102 = "stablehlo.reshape"(%2) : (tensor<6x4x3x2xf32>) -> tensor<1x6x24xf32>
%103 = "stablehlo.reshape"(%0) : (tensor<2x6x4x6xf32>) -> tensor<2x1x6x24xf32>
%104 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%105 = "stablehlo.multiply"(%35, %104) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%106 = "stablehlo.add"(%105, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%107 = "stablehlo.gather"(%6, %106) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%108 = "stablehlo.multiply"(%37, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%111 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%112 = "stablehlo.multiply"(%35, %111) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%113 = "stablehlo.add"(%112, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%114 = "stablehlo.gather"(%6, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%115 = "stablehlo.multiply"(%37, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%117 = "stablehlo.multiply"(%114, %116) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%118 = "stablehlo.add"(%110, %117) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%119 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%120 = "stablehlo.multiply"(%49, %119) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%121 = "stablehlo.add"(%120, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%122 = "stablehlo.gather"(%6, %121) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%123 = "stablehlo.multiply"(%51, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%126 = "stablehlo.add"(%118, %125) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%127 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%128 = "stablehlo.multiply"(%49, %127) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%129 = "stablehlo.add"(%128, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%130 = "stablehlo.gather"(%6, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%131 = "stablehlo.multiply"(%51, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%133 = "stablehlo.multiply"(%130, %132) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%134 = "stablehlo.add"(%126, %133) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%135 = "stablehlo.reshape"(%101) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%138 = "stablehlo.reshape"(%137) : (tensor<2x4x144xf32>) -> tensor<2x1x24x24xf32>
%139 = "stablehlo.dot_general"(%103, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x6x24xf32>, tensor<2x1x24x24xf32>) -> tensor<1x6x24xf32>
%140 = "stablehlo.reshape"(%139) : (tensor<1x6x24xf32>) -> tensor<6x4x3x2xf32>
%141 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<2x1x6x24xf32>) -> tensor<1x24x2x24xf32>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x24x2x24xf32>) -> tensor<2x1x24x24xf32>
%143 = "stablehlo.reshape"(%142) : (tensor<2x1x24x24xf32>) -> tensor<2x4x144xf32>
%144 = "stablehlo.multiply"(%143, %134) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%149 = "stablehlo.reduce"(%144, %145) ({
^bb0(%146: tensor<f32>, %147: tensor<f32>):
%148 = "stablehlo.add"(%146, %147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%148) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%150 = "stablehlo.reshape"(%149) : (tensor<2x144xf32>) -> tensor<2x6x4x6xf32>
%151 = "stablehlo.reshape"(%101) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%153 = "stablehlo.multiply"(%143, %152) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x42xf32>} : () -> tensor<2x4x42xf32>
%155 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%156 = "stablehlo.multiply"(%35, %155) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%157 = "stablehlo.add"(%156, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%158 = "stablehlo.multiply"(%37, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%160 = "stablehlo.multiply"(%153, %159) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%164 = "stablehlo.scatter"(%154, %157, %160) ({
^bb0(%161: tensor<f32>, %162: tensor<f32>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%163) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%165 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%166 = "stablehlo.multiply"(%35, %165) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%167 = "stablehlo.add"(%166, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%168 = "stablehlo.multiply"(%37, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%170 = "stablehlo.multiply"(%153, %169) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%174 = "stablehlo.scatter"(%164, %167, %170) ({
^bb0(%171: tensor<f32>, %172: tensor<f32>):
%173 = "stablehlo.add"(%171, %172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%173) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%175 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%176 = "stablehlo.multiply"(%49, %175) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%177 = "stablehlo.add"(%176, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%178 = "stablehlo.multiply"(%51, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%180 = "stablehlo.multiply"(%153, %179) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%184 = "stablehlo.scatter"(%174, %177, %180) ({
^bb0(%181: tensor<f32>, %182: tensor<f32>):
%183 = "stablehlo.add"(%181, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%183) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%185 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%186 = "stablehlo.multiply"(%49, %185) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%187 = "stablehlo.add"(%186, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%188 = "stablehlo.multiply"(%51, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%190 = "stablehlo.multiply"(%153, %189) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%194 = "stablehlo.scatter"(%184, %187, %190) ({
^bb0(%191: tensor<f32>, %192: tensor<f32>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%193) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%195 = "stablehlo.reshape"(%194) : (tensor<2x4x42xf32>) -> tensor<2x4x6x7xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%197 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%198 = "stablehlo.multiply"(%35, %197) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%199 = "stablehlo.add"(%198, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%200 = "stablehlo.gather"(%6, %199) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%201 = "stablehlo.multiply"(%200, %153) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%206 = "stablehlo.reduce"(%201, %202) ({
^bb0(%203: tensor<f32>, %204: tensor<f32>):
%205 = "stablehlo.add"(%203, %204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%205) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%207 = "stablehlo.multiply"(%39, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%209 = "stablehlo.add"(%196, %208) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%210 = "stablehlo.multiply"(%37, %86) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%211 = "stablehlo.multiply"(%206, %210) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%212 = "stablehlo.add"(%196, %211) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%213 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%214 = "stablehlo.multiply"(%35, %213) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%215 = "stablehlo.add"(%214, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%216 = "stablehlo.gather"(%6, %215) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%217 = "stablehlo.multiply"(%216, %153) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%222 = "stablehlo.reduce"(%217, %218) ({
^bb0(%219: tensor<f32>, %220: tensor<f32>):
%221 = "stablehlo.add"(%219, %220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%221) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%223 = "stablehlo.multiply"(%39, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%225 = "stablehlo.add"(%209, %224) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%226 = "stablehlo.multiply"(%37, %100) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%227 = "stablehlo.multiply"(%222, %226) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%228 = "stablehlo.add"(%212, %227) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%229 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%230 = "stablehlo.multiply"(%49, %229) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%231 = "stablehlo.add"(%230, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%232 = "stablehlo.gather"(%6, %231) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%233 = "stablehlo.multiply"(%232, %153) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%238 = "stablehlo.reduce"(%233, %234) ({
^bb0(%235: tensor<f32>, %236: tensor<f32>):
%237 = "stablehlo.add"(%235, %236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%237) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%239 = "stablehlo.multiply"(%53, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%241 = "stablehlo.add"(%225, %240) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%242 = "stablehlo.multiply"(%51, %86) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%243 = "stablehlo.multiply"(%238, %242) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%244 = "stablehlo.add"(%228, %243) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%245 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%246 = "stablehlo.multiply"(%49, %245) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%247 = "stablehlo.add"(%246, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%248 = "stablehlo.gather"(%6, %247) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%249 = "stablehlo.multiply"(%248, %153) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%254 = "stablehlo.reduce"(%249, %250) ({
^bb0(%251: tensor<f32>, %252: tensor<f32>):
%253 = "stablehlo.add"(%251, %252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%253) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%255 = "stablehlo.multiply"(%53, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%257 = "stablehlo.add"(%241, %256) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%258 = "stablehlo.multiply"(%51, %100) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%259 = "stablehlo.multiply"(%254, %258) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%260 = "stablehlo.add"(%244, %259) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%261 = "stablehlo.reshape"(%257) : (tensor<2x144xf32>) -> tensor<2x6x1x24xf32>
%262 = "stablehlo.reshape"(%260) : (tensor<2x144xf32>) -> tensor<2x6x1x24xf32>
%263 = "stablehlo.concatenate"(%261, %262) {dimension = 2 : i64} : (tensor<2x6x1x24xf32>, tensor<2x6x1x24xf32>) -> tensor<2x6x2x24xf32>
%264 = "stablehlo.reshape"(%263) : (tensor<2x6x2x24xf32>) -> tensor<2x12x4x6xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%269 = "stablehlo.reduce"(%0, %265) ({
^bb0(%266: tensor<f32>, %267: tensor<f32>):
%268 = "stablehlo.add"(%266, %267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%268) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x6xf32>, tensor<f32>) -> tensor<6xf32>
return %195, %140, %264, %150, %269 : tensor<2x4x6x7xf32>, tensor<6x4x3x2xf32>, tensor<2x12x4x6xf32>, tensor<2x6x4x6xf32>, tensor<6xf32>
}
}

// f32[2,6,3,3] f32[2,4,6,7] f32[6,2,3,2] f32[2,24,3,3] f32[2,0,1,1] f32[6] 2 3 1 1 1 2 2 2 false
module @example {
func.func public @main(%0: tensor<2x6x3x3xf32>, %1: tensor<2x4x6x7xf32>, %2: tensor<6x2x3x2xf32>, %3: tensor<2x24x3x3xf32>, %4: tensor<2x0x1x1xf32>, %5: tensor<6xf32>) -> (tensor<2x4x6x7xf32>, tensor<6x2x3x2xf32>, tensor<2x24x3x3xf32>, tensor<2x0x1x1xf32>, tensor<6xf32>) {
%6 = "stablehlo.reshape"(%1) : (tensor<2x4x6x7xf32>) -> tensor<4x2x42xf32>
%7 = "stablehlo.reshape"(%3) : (tensor<2x24x3x3xf32>) -> tensor<4x6x2x9xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4, 6, 1, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x6x2x9xf32>) -> tensor<4x6x1x9xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<4x6x1x9xf32>) -> tensor<4x3x2x3x3xf32>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3x2x3x3xi32>
%11 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<4x3x2x3x3xi32>
%12 = "stablehlo.constant"() {value = dense<2> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%13 = "stablehlo.multiply"(%11, %12) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%17 = "stablehlo.multiply"(%10, %16) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%18 = "stablehlo.add"(%15, %17) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%19 = "stablehlo.convert"(%18) : (tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xf32>
%20 = "stablehlo.add"(%19, %9) : (tensor<4x3x2x3x3xf32>, tensor<4x3x2x3x3xf32>) -> tensor<4x3x2x3x3xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<4x3x2x3x3xf32>) -> tensor<4x54xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%23 = "stablehlo.floor"(%21) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%24 = "stablehlo.subtract"(%21, %23) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%26 = "stablehlo.subtract"(%25, %24) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%27 = "stablehlo.negate"(%22) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%28 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%30 = "stablehlo.compare"(%23, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%31 = "stablehlo.compare"(%23, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%32 = "stablehlo.and"(%30, %31) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%34 = "stablehlo.select"(%32, %23, %33) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%35 = "stablehlo.convert"(%34) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%37 = "stablehlo.select"(%32, %26, %36) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%39 = "stablehlo.select"(%32, %27, %38) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%41 = "stablehlo.add"(%23, %40) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%42 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%44 = "stablehlo.compare"(%41, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%45 = "stablehlo.compare"(%41, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%46 = "stablehlo.and"(%44, %45) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%48 = "stablehlo.select"(%46, %41, %47) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%49 = "stablehlo.convert"(%48) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%51 = "stablehlo.select"(%46, %24, %50) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%53 = "stablehlo.select"(%46, %22, %52) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%54 = "stablehlo.reshape"(%3) : (tensor<2x24x3x3xf32>) -> tensor<4x6x2x9xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 4, 6, 2, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<4x6x2x9xf32>) -> tensor<4x6x1x9xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<4x6x1x9xf32>) -> tensor<4x3x2x3x3xf32>
%57 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<4x3x2x3x3xi32>
%58 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<4x3x2x3x3xi32>
%59 = "stablehlo.constant"() {value = dense<3> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%61 = "stablehlo.constant"() {value = dense<1> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%62 = "stablehlo.subtract"(%60, %61) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%63 = "stablehlo.constant"() {value = dense<2> : tensor<4x3x2x3x3xi32>} : () -> tensor<4x3x2x3x3xi32>
%64 = "stablehlo.multiply"(%57, %63) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%65 = "stablehlo.add"(%62, %64) : (tensor<4x3x2x3x3xi32>, tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xi32>
%66 = "stablehlo.convert"(%65) : (tensor<4x3x2x3x3xi32>) -> tensor<4x3x2x3x3xf32>
%67 = "stablehlo.add"(%66, %56) : (tensor<4x3x2x3x3xf32>, tensor<4x3x2x3x3xf32>) -> tensor<4x3x2x3x3xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<4x3x2x3x3xf32>) -> tensor<4x54xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%70 = "stablehlo.floor"(%68) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%71 = "stablehlo.subtract"(%68, %70) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%73 = "stablehlo.subtract"(%72, %71) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%74 = "stablehlo.negate"(%69) : (tensor<4x54xf32>) -> tensor<4x54xf32>
%75 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%77 = "stablehlo.compare"(%70, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%78 = "stablehlo.compare"(%70, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%79 = "stablehlo.and"(%77, %78) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%81 = "stablehlo.select"(%79, %70, %80) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%82 = "stablehlo.convert"(%81) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%84 = "stablehlo.select"(%79, %73, %83) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%86 = "stablehlo.select"(%79, %74, %85) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%88 = "stablehlo.add"(%70, %87) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%89 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%91 = "stablehlo.compare"(%88, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%92 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xi1>
%93 = "stablehlo.and"(%91, %92) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%95 = "stablehlo.select"(%93, %88, %94) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%96 = "stablehlo.convert"(%95) : (tensor<4x54xf32>) -> tensor<4x54xi32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%98 = "stablehlo.select"(%93, %71, %97) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%100 = "stablehlo.select"(%93, %69, %99) : (tensor<4x54xi1>, tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%101 = "stablehlo.reshape"(%2) : (tensor<6x2x3x2xf32>) -> tensor<2x3x12xf32>
%102 = "stablehlo.reshape"(%0) : (tensor<2x6x3x3xf32>) -> tensor<2x2x3x9xf32>
%103 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%104 = "stablehlo.multiply"(%35, %103) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%105 = "stablehlo.add"(%104, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%106 = "stablehlo.gather"(%6, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%107 = "stablehlo.multiply"(%37, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%109 = "stablehlo.multiply"(%106, %108) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%110 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%111 = "stablehlo.multiply"(%35, %110) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%112 = "stablehlo.add"(%111, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%113 = "stablehlo.gather"(%6, %112) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%114 = "stablehlo.multiply"(%37, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%117 = "stablehlo.add"(%109, %116) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%118 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%119 = "stablehlo.multiply"(%49, %118) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%120 = "stablehlo.add"(%119, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%121 = "stablehlo.gather"(%6, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%122 = "stablehlo.multiply"(%51, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%125 = "stablehlo.add"(%117, %124) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%126 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%127 = "stablehlo.multiply"(%49, %126) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%128 = "stablehlo.add"(%127, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%129 = "stablehlo.gather"(%6, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%130 = "stablehlo.multiply"(%51, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%132 = "stablehlo.multiply"(%129, %131) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%133 = "stablehlo.add"(%125, %132) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%134 = "stablehlo.reshape"(%133) : (tensor<4x2x54xf32>) -> tensor<2x2x12x9xf32>
%135 = "stablehlo.dot_general"(%102, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x9xf32>, tensor<2x2x12x9xf32>) -> tensor<2x3x12xf32>
%136 = "stablehlo.reshape"(%135) : (tensor<2x3x12xf32>) -> tensor<6x2x3x2xf32>
%137 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12xf32>, tensor<2x2x3x9xf32>) -> tensor<2x12x2x9xf32>
%138 = "stablehlo.transpose"(%137) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x12x2x9xf32>) -> tensor<2x2x12x9xf32>
%139 = "stablehlo.reshape"(%138) : (tensor<2x2x12x9xf32>) -> tensor<4x2x54xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x1x1xf32>} : () -> tensor<2x0x1x1xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x42xf32>} : () -> tensor<4x2x42xf32>
%142 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%143 = "stablehlo.multiply"(%35, %142) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%144 = "stablehlo.add"(%143, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%145 = "stablehlo.multiply"(%37, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%147 = "stablehlo.multiply"(%139, %146) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%151 = "stablehlo.scatter"(%141, %144, %147) ({
^bb0(%148: tensor<f32>, %149: tensor<f32>):
%150 = "stablehlo.add"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%150) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%152 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%153 = "stablehlo.multiply"(%35, %152) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%154 = "stablehlo.add"(%153, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%155 = "stablehlo.multiply"(%37, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%157 = "stablehlo.multiply"(%139, %156) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%161 = "stablehlo.scatter"(%151, %154, %157) ({
^bb0(%158: tensor<f32>, %159: tensor<f32>):
%160 = "stablehlo.add"(%158, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%160) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%162 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%163 = "stablehlo.multiply"(%49, %162) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%164 = "stablehlo.add"(%163, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%165 = "stablehlo.multiply"(%51, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%167 = "stablehlo.multiply"(%139, %166) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%171 = "stablehlo.scatter"(%161, %164, %167) ({
^bb0(%168: tensor<f32>, %169: tensor<f32>):
%170 = "stablehlo.add"(%168, %169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%170) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%172 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%173 = "stablehlo.multiply"(%49, %172) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%174 = "stablehlo.add"(%173, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%175 = "stablehlo.multiply"(%51, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%177 = "stablehlo.multiply"(%139, %176) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%181 = "stablehlo.scatter"(%171, %174, %177) ({
^bb0(%178: tensor<f32>, %179: tensor<f32>):
%180 = "stablehlo.add"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%180) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%182 = "stablehlo.reshape"(%181) : (tensor<4x2x42xf32>) -> tensor<2x4x6x7xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%184 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%185 = "stablehlo.multiply"(%35, %184) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%186 = "stablehlo.add"(%185, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%187 = "stablehlo.gather"(%6, %186) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%188 = "stablehlo.multiply"(%187, %139) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.reduce"(%188, %189) ({
^bb0(%190: tensor<f32>, %191: tensor<f32>):
%192 = "stablehlo.add"(%190, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%192) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%194 = "stablehlo.multiply"(%39, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%196 = "stablehlo.add"(%183, %195) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%197 = "stablehlo.multiply"(%37, %86) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%198 = "stablehlo.multiply"(%193, %197) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%199 = "stablehlo.add"(%183, %198) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%200 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%201 = "stablehlo.multiply"(%35, %200) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%202 = "stablehlo.add"(%201, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%203 = "stablehlo.gather"(%6, %202) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%204 = "stablehlo.multiply"(%203, %139) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%209 = "stablehlo.reduce"(%204, %205) ({
^bb0(%206: tensor<f32>, %207: tensor<f32>):
%208 = "stablehlo.add"(%206, %207) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%208) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%210 = "stablehlo.multiply"(%39, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%212 = "stablehlo.add"(%196, %211) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%213 = "stablehlo.multiply"(%37, %100) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%214 = "stablehlo.multiply"(%209, %213) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%215 = "stablehlo.add"(%199, %214) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%216 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%217 = "stablehlo.multiply"(%49, %216) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%218 = "stablehlo.add"(%217, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%219 = "stablehlo.gather"(%6, %218) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%220 = "stablehlo.multiply"(%219, %139) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%225 = "stablehlo.reduce"(%220, %221) ({
^bb0(%222: tensor<f32>, %223: tensor<f32>):
%224 = "stablehlo.add"(%222, %223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%224) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%226 = "stablehlo.multiply"(%53, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%228 = "stablehlo.add"(%212, %227) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%229 = "stablehlo.multiply"(%51, %86) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%230 = "stablehlo.multiply"(%225, %229) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%231 = "stablehlo.add"(%215, %230) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%232 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%233 = "stablehlo.multiply"(%49, %232) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%234 = "stablehlo.add"(%233, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%235 = "stablehlo.gather"(%6, %234) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%236 = "stablehlo.multiply"(%235, %139) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%241 = "stablehlo.reduce"(%236, %237) ({
^bb0(%238: tensor<f32>, %239: tensor<f32>):
%240 = "stablehlo.add"(%238, %239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%240) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%242 = "stablehlo.multiply"(%53, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%244 = "stablehlo.add"(%228, %243) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%245 = "stablehlo.multiply"(%51, %100) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%246 = "stablehlo.multiply"(%241, %245) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%247 = "stablehlo.add"(%231, %246) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%248 = "stablehlo.reshape"(%244) : (tensor<4x54xf32>) -> tensor<4x6x1x9xf32>
%249 = "stablehlo.reshape"(%247) : (tensor<4x54xf32>) -> tensor<4x6x1x9xf32>
%250 = "stablehlo.concatenate"(%248, %249) {dimension = 2 : i64} : (tensor<4x6x1x9xf32>, tensor<4x6x1x9xf32>) -> tensor<4x6x2x9xf32>
%251 = "stablehlo.reshape"(%250) : (tensor<4x6x2x9xf32>) -> tensor<2x24x3x3xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%256 = "stablehlo.reduce"(%0, %252) ({
^bb0(%253: tensor<f32>, %254: tensor<f32>):
%255 = "stablehlo.add"(%253, %254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%255) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x3x3xf32>, tensor<f32>) -> tensor<6xf32>
return %182, %136, %251, %140, %256 : tensor<2x4x6x7xf32>, tensor<6x2x3x2xf32>, tensor<2x24x3x3xf32>, tensor<2x0x1x1xf32>, tensor<6xf32>
}
}

