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
%2 = "stablehlo.constant"() {value = dense<3> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%4 = "stablehlo.reshape"(%0) : (tensor<3x5x5xf32>) -> tensor<3x25xf32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%6 = "stablehlo.add"(%2, %5) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%9 = "stablehlo.add"(%3, %8) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%11 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%12 = "stablehlo.multiply"(%7, %11) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%13 = "stablehlo.add"(%12, %10) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%14 = "stablehlo.gather"(%4, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%17 = "stablehlo.add"(%2, %16) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%19 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%20 = "stablehlo.add"(%3, %19) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%22 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%23 = "stablehlo.multiply"(%18, %22) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%24 = "stablehlo.add"(%23, %21) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%25 = "stablehlo.gather"(%4, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%27 = "stablehlo.compare"(%26, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%28 = "stablehlo.compare"(%26, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%29 = "stablehlo.or"(%27, %28) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%31 = "stablehlo.compare"(%13, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%32 = "stablehlo.or"(%29, %31) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%33 = "stablehlo.select"(%32, %26, %15) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%34 = "stablehlo.select"(%32, %24, %13) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%35 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%36 = "stablehlo.add"(%2, %35) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%39 = "stablehlo.add"(%3, %38) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%41 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%42 = "stablehlo.multiply"(%37, %41) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%43 = "stablehlo.add"(%42, %40) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%44 = "stablehlo.gather"(%4, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%46 = "stablehlo.compare"(%45, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%47 = "stablehlo.compare"(%45, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%48 = "stablehlo.or"(%46, %47) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%49 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%50 = "stablehlo.compare"(%34, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%51 = "stablehlo.or"(%48, %50) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%52 = "stablehlo.select"(%51, %45, %33) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%53 = "stablehlo.select"(%51, %43, %34) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%54 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%55 = "stablehlo.add"(%2, %54) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%57 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%58 = "stablehlo.add"(%3, %57) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%60 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%61 = "stablehlo.multiply"(%56, %60) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%62 = "stablehlo.add"(%61, %59) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%63 = "stablehlo.gather"(%4, %62) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%65 = "stablehlo.compare"(%64, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%66 = "stablehlo.compare"(%64, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%67 = "stablehlo.or"(%65, %66) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%69 = "stablehlo.compare"(%53, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%70 = "stablehlo.or"(%67, %69) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%71 = "stablehlo.select"(%70, %64, %52) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%72 = "stablehlo.select"(%70, %62, %53) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%73 = "stablehlo.convert"(%72) : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
return %71, %73 : tensor<3x1x1xf32>, tensor<3x1x1xi64>
}
}

// f32[3,5,5] [2,2] [0,1] f32[1,3,2]
module @example {
func.func public @main(%0: tensor<3x5x5xf32>, %1: tensor<1x3x2xf32>) -> (tensor<3x0x1xf32>, tensor<3x0x1xi64>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0x1xf32>} : () -> tensor<3x0x1xf32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<3x0x1xi64>} : () -> tensor<3x0x1xi64>
return %2, %3 : tensor<3x0x1xf32>, tensor<3x0x1xi64>
}
}

