// f32[2,3,8,9] [2,3] [4,5] f32[2,3,2]
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<2x3x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
%4 = "stablehlo.constant"() {value = dense<6> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xf32>) -> tensor<6x4xf32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xf32>
%7 = "stablehlo.add"(%6, %5) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%10 = "stablehlo.convert"(%9) : (tensor<6x4xf32>) -> tensor<6x4xi32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%12 = "stablehlo.multiply"(%5, %11) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%13 = "stablehlo.convert"(%12) : (tensor<6x4xf32>) -> tensor<6x4xi32>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%16 = "stablehlo.compare"(%6, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
%17 = "stablehlo.select"(%16, %4, %14) : (tensor<6x4xi1>, tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%18 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
%19 = "stablehlo.constant"() {value = dense<6> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xf32>) -> tensor<6x5xf32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x5xf32>
%22 = "stablehlo.add"(%21, %20) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
%23 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<6x5xf32>} : () -> tensor<6x5xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
%25 = "stablehlo.convert"(%24) : (tensor<6x5xf32>) -> tensor<6x5xi32>
%26 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<6x5xf32>} : () -> tensor<6x5xf32>
%27 = "stablehlo.multiply"(%20, %26) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
%28 = "stablehlo.convert"(%27) : (tensor<6x5xf32>) -> tensor<6x5xi32>
%29 = "stablehlo.subtract"(%25, %28) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%30 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<6x5xf32>} : () -> tensor<6x5xf32>
%31 = "stablehlo.compare"(%21, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
%32 = "stablehlo.select"(%31, %19, %29) : (tensor<6x5xi1>, tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%33 = "stablehlo.reshape"(%0) : (tensor<2x3x8x9xf32>) -> tensor<6x72xf32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%35 = "stablehlo.add"(%17, %34) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%38 = "stablehlo.add"(%32, %37) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%40 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%41 = "stablehlo.multiply"(%36, %40) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%42 = "stablehlo.add"(%41, %39) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%43 = "stablehlo.reshape"(%42) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%44 = "stablehlo.gather"(%33, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%47 = "stablehlo.add"(%17, %46) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%49 = "stablehlo.constant"() {value = dense<1> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%50 = "stablehlo.add"(%32, %49) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%52 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%53 = "stablehlo.multiply"(%48, %52) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%54 = "stablehlo.add"(%53, %51) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%55 = "stablehlo.reshape"(%54) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%56 = "stablehlo.gather"(%33, %55) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%58 = "stablehlo.compare"(%57, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%59 = "stablehlo.compare"(%57, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%60 = "stablehlo.or"(%58, %59) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%62 = "stablehlo.compare"(%42, %61) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%63 = "stablehlo.or"(%60, %62) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%64 = "stablehlo.select"(%63, %57, %45) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%65 = "stablehlo.select"(%63, %54, %42) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%67 = "stablehlo.add"(%17, %66) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%69 = "stablehlo.constant"() {value = dense<2> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%70 = "stablehlo.add"(%32, %69) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%72 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%73 = "stablehlo.multiply"(%68, %72) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%74 = "stablehlo.add"(%73, %71) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%75 = "stablehlo.reshape"(%74) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%76 = "stablehlo.gather"(%33, %75) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%77 = "stablehlo.reshape"(%76) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%78 = "stablehlo.compare"(%77, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%79 = "stablehlo.compare"(%77, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%80 = "stablehlo.or"(%78, %79) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%82 = "stablehlo.compare"(%65, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%83 = "stablehlo.or"(%80, %82) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%84 = "stablehlo.select"(%83, %77, %64) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%85 = "stablehlo.select"(%83, %74, %65) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%86 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%87 = "stablehlo.add"(%17, %86) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%90 = "stablehlo.add"(%32, %89) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%92 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%93 = "stablehlo.multiply"(%88, %92) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%94 = "stablehlo.add"(%93, %91) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%95 = "stablehlo.reshape"(%94) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%96 = "stablehlo.gather"(%33, %95) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%98 = "stablehlo.compare"(%97, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%99 = "stablehlo.compare"(%97, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%100 = "stablehlo.or"(%98, %99) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%102 = "stablehlo.compare"(%85, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%103 = "stablehlo.or"(%100, %102) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%104 = "stablehlo.select"(%103, %97, %84) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%105 = "stablehlo.select"(%103, %94, %85) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%106 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%107 = "stablehlo.add"(%17, %106) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%109 = "stablehlo.constant"() {value = dense<1> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%110 = "stablehlo.add"(%32, %109) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%112 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%113 = "stablehlo.multiply"(%108, %112) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%114 = "stablehlo.add"(%113, %111) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%115 = "stablehlo.reshape"(%114) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%116 = "stablehlo.gather"(%33, %115) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%117 = "stablehlo.reshape"(%116) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%118 = "stablehlo.compare"(%117, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%119 = "stablehlo.compare"(%117, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%120 = "stablehlo.or"(%118, %119) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%121 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%122 = "stablehlo.compare"(%105, %121) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%123 = "stablehlo.or"(%120, %122) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%124 = "stablehlo.select"(%123, %117, %104) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%125 = "stablehlo.select"(%123, %114, %105) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%126 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%127 = "stablehlo.add"(%17, %126) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%129 = "stablehlo.constant"() {value = dense<2> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%130 = "stablehlo.add"(%32, %129) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%132 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%133 = "stablehlo.multiply"(%128, %132) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%134 = "stablehlo.add"(%133, %131) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%135 = "stablehlo.reshape"(%134) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%136 = "stablehlo.gather"(%33, %135) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%137 = "stablehlo.reshape"(%136) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%138 = "stablehlo.compare"(%137, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%139 = "stablehlo.compare"(%137, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%140 = "stablehlo.or"(%138, %139) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%142 = "stablehlo.compare"(%125, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%143 = "stablehlo.or"(%140, %142) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%144 = "stablehlo.select"(%143, %137, %124) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%145 = "stablehlo.select"(%143, %134, %125) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%146 = "stablehlo.reshape"(%144) : (tensor<6x4x5xf32>) -> tensor<2x3x4x5xf32>
%147 = "stablehlo.reshape"(%145) : (tensor<6x4x5xi32>) -> tensor<2x3x4x5xi32>
%148 = "stablehlo.convert"(%147) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi64>
return %146, %148 : tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>
}
}

// f32[3,5,5] [2,2] [1,1] f32[2,3,2]
module @example {
func.func public @main(%0: tensor<3x5x5xf32>, %1: tensor<2x3x2xf32>) -> (tensor<3x1x1xf32>, tensor<3x1x1xi64>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x2xf32>) -> tensor<1x3x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%7 = "stablehlo.constant"() {value = dense<3> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%8 = "stablehlo.reshape"(%0) : (tensor<3x5x5xf32>) -> tensor<3x25xf32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%10 = "stablehlo.add"(%5, %9) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%13 = "stablehlo.add"(%7, %12) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%15 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%16 = "stablehlo.multiply"(%11, %15) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%17 = "stablehlo.add"(%16, %14) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%18 = "stablehlo.gather"(%8, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%21 = "stablehlo.add"(%5, %20) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%24 = "stablehlo.add"(%7, %23) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%26 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%27 = "stablehlo.multiply"(%22, %26) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%28 = "stablehlo.add"(%27, %25) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%29 = "stablehlo.gather"(%8, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%31 = "stablehlo.compare"(%30, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%32 = "stablehlo.compare"(%30, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%33 = "stablehlo.or"(%31, %32) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%35 = "stablehlo.compare"(%17, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%36 = "stablehlo.or"(%33, %35) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%37 = "stablehlo.select"(%36, %30, %19) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%38 = "stablehlo.select"(%36, %28, %17) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%39 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%40 = "stablehlo.add"(%5, %39) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%43 = "stablehlo.add"(%7, %42) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%45 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%46 = "stablehlo.multiply"(%41, %45) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%47 = "stablehlo.add"(%46, %44) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%48 = "stablehlo.gather"(%8, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%50 = "stablehlo.compare"(%49, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%51 = "stablehlo.compare"(%49, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%52 = "stablehlo.or"(%50, %51) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%54 = "stablehlo.compare"(%38, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%55 = "stablehlo.or"(%52, %54) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%56 = "stablehlo.select"(%55, %49, %37) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%57 = "stablehlo.select"(%55, %47, %38) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%58 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%59 = "stablehlo.add"(%5, %58) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%61 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%62 = "stablehlo.add"(%7, %61) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%64 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%66 = "stablehlo.add"(%65, %63) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%67 = "stablehlo.gather"(%8, %66) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%69 = "stablehlo.compare"(%68, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%70 = "stablehlo.compare"(%68, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%71 = "stablehlo.or"(%69, %70) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%73 = "stablehlo.compare"(%57, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%74 = "stablehlo.or"(%71, %73) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%75 = "stablehlo.select"(%74, %68, %56) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%76 = "stablehlo.select"(%74, %66, %57) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%77 = "stablehlo.convert"(%76) : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
return %75, %77 : tensor<3x1x1xf32>, tensor<3x1x1xi64>
}
}

// f32[3,5,5] [2,2] [0,1] f32[1,3,2]
module @example {
func.func public @main(%0: tensor<3x5x5xf32>, %1: tensor<1x3x2xf32>) -> (tensor<3x0x1xf32>, tensor<3x0x1xi64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%8 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%11 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%15 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%16 = "stablehlo.constant"() {value = dense<false> : tensor<3x0xi1>} : () -> tensor<3x0xi1>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%18 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%19 = "stablehlo.constant"() {value = dense<3> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%20 = "stablehlo.reshape"(%0) : (tensor<3x5x5xf32>) -> tensor<3x25xf32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%25 = "stablehlo.add"(%19, %24) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%26 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%27 = "stablehlo.constant"() {value = dense<5> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%35 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%36 = "stablehlo.add"(%19, %35) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%38 = "stablehlo.constant"() {value = dense<5> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%43 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%44 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%45 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%47 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%48 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%51 = "stablehlo.constant"() {value = dense<1> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%55 = "stablehlo.add"(%19, %54) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%56 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%57 = "stablehlo.constant"() {value = dense<5> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%62 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%63 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%64 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%66 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%67 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%70 = "stablehlo.constant"() {value = dense<1> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%71 = "stablehlo.constant"() {value = dense<0> : tensor<3x0xi32>} : () -> tensor<3x0xi32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%73 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%74 = "stablehlo.add"(%19, %73) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%76 = "stablehlo.constant"() {value = dense<5> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%78 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%81 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%82 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%83 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%85 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%86 = "stablehlo.constant"() {value = dense<false> : tensor<3x0x1xi1>} : () -> tensor<3x0x1xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi32>} : () -> tensor<3x0x1xi32>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi64>} : () -> tensor<3x0x1xi64>
return %87, %89 : tensor<3x0x1xf32>, tensor<3x0x1xi64>
}
}

