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
%58 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%59 = "stablehlo.compare"(%54, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%60 = "stablehlo.compare"(%57, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%61 = "stablehlo.compare"(%45, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%62 = "stablehlo.compare"(%57, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%63 = "stablehlo.not"(%61) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%64 = "stablehlo.and"(%60, %63) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%65 = "stablehlo.not"(%61) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%66 = "stablehlo.or"(%65, %59) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%67 = "stablehlo.and"(%62, %66) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%68 = "stablehlo.or"(%64, %67) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%69 = "stablehlo.compare"(%57, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%70 = "stablehlo.not"(%59) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%72 = "stablehlo.compare"(%54, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%73 = "stablehlo.and"(%71, %72) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%74 = "stablehlo.or"(%68, %73) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%75 = "stablehlo.compare"(%42, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%76 = "stablehlo.or"(%74, %75) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%77 = "stablehlo.select"(%76, %57, %45) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%78 = "stablehlo.select"(%76, %54, %42) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%79 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%80 = "stablehlo.add"(%17, %79) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%82 = "stablehlo.constant"() {value = dense<2> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%83 = "stablehlo.add"(%32, %82) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%85 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%86 = "stablehlo.multiply"(%81, %85) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%87 = "stablehlo.add"(%86, %84) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%88 = "stablehlo.reshape"(%87) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%89 = "stablehlo.gather"(%33, %88) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%92 = "stablehlo.compare"(%87, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%93 = "stablehlo.compare"(%90, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%94 = "stablehlo.compare"(%77, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%95 = "stablehlo.compare"(%90, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%96 = "stablehlo.not"(%94) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%97 = "stablehlo.and"(%93, %96) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%98 = "stablehlo.not"(%94) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%99 = "stablehlo.or"(%98, %92) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%100 = "stablehlo.and"(%95, %99) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%101 = "stablehlo.or"(%97, %100) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%102 = "stablehlo.compare"(%90, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%103 = "stablehlo.not"(%92) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%105 = "stablehlo.compare"(%87, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%107 = "stablehlo.or"(%101, %106) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%108 = "stablehlo.compare"(%78, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%109 = "stablehlo.or"(%107, %108) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%110 = "stablehlo.select"(%109, %90, %77) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%111 = "stablehlo.select"(%109, %87, %78) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%112 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%113 = "stablehlo.add"(%17, %112) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%115 = "stablehlo.constant"() {value = dense<0> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%116 = "stablehlo.add"(%32, %115) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%118 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%119 = "stablehlo.multiply"(%114, %118) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%120 = "stablehlo.add"(%119, %117) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%121 = "stablehlo.reshape"(%120) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%122 = "stablehlo.gather"(%33, %121) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%125 = "stablehlo.compare"(%120, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%126 = "stablehlo.compare"(%123, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%127 = "stablehlo.compare"(%110, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%128 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%129 = "stablehlo.not"(%127) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%130 = "stablehlo.and"(%126, %129) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%131 = "stablehlo.not"(%127) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%132 = "stablehlo.or"(%131, %125) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%133 = "stablehlo.and"(%128, %132) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%134 = "stablehlo.or"(%130, %133) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%135 = "stablehlo.compare"(%123, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%136 = "stablehlo.not"(%125) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%138 = "stablehlo.compare"(%120, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%140 = "stablehlo.or"(%134, %139) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%141 = "stablehlo.compare"(%111, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%142 = "stablehlo.or"(%140, %141) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%143 = "stablehlo.select"(%142, %123, %110) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%144 = "stablehlo.select"(%142, %120, %111) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%145 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%146 = "stablehlo.add"(%17, %145) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%148 = "stablehlo.constant"() {value = dense<1> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%149 = "stablehlo.add"(%32, %148) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%151 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%152 = "stablehlo.multiply"(%147, %151) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%153 = "stablehlo.add"(%152, %150) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%154 = "stablehlo.reshape"(%153) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%155 = "stablehlo.gather"(%33, %154) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%157 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%158 = "stablehlo.compare"(%153, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%159 = "stablehlo.compare"(%156, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%160 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%161 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%162 = "stablehlo.not"(%160) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%163 = "stablehlo.and"(%159, %162) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%164 = "stablehlo.not"(%160) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%165 = "stablehlo.or"(%164, %158) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%166 = "stablehlo.and"(%161, %165) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%167 = "stablehlo.or"(%163, %166) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%168 = "stablehlo.compare"(%156, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%169 = "stablehlo.not"(%158) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%170 = "stablehlo.and"(%168, %169) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%171 = "stablehlo.compare"(%153, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%172 = "stablehlo.and"(%170, %171) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%173 = "stablehlo.or"(%167, %172) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%174 = "stablehlo.compare"(%144, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%175 = "stablehlo.or"(%173, %174) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%176 = "stablehlo.select"(%175, %156, %143) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%177 = "stablehlo.select"(%175, %153, %144) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%178 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%179 = "stablehlo.add"(%17, %178) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xi32>) -> tensor<6x4x5xi32>
%181 = "stablehlo.constant"() {value = dense<2> : tensor<6x5xi32>} : () -> tensor<6x5xi32>
%182 = "stablehlo.add"(%32, %181) : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi32>
%183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x5xi32>) -> tensor<6x4x5xi32>
%184 = "stablehlo.constant"() {value = dense<9> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%185 = "stablehlo.multiply"(%180, %184) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%186 = "stablehlo.add"(%185, %183) : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%187 = "stablehlo.reshape"(%186) : (tensor<6x4x5xi32>) -> tensor<6x20x1xi32>
%188 = "stablehlo.gather"(%33, %187) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x72xf32>, tensor<6x20x1xi32>) -> tensor<6x20xf32>
%189 = "stablehlo.reshape"(%188) : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<6x4x5xi32>} : () -> tensor<6x4x5xi32>
%191 = "stablehlo.compare"(%186, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%192 = "stablehlo.compare"(%189, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%193 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%194 = "stablehlo.compare"(%189, %189) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%195 = "stablehlo.not"(%193) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%196 = "stablehlo.and"(%192, %195) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%197 = "stablehlo.not"(%193) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%198 = "stablehlo.or"(%197, %191) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%199 = "stablehlo.and"(%194, %198) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%200 = "stablehlo.or"(%196, %199) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%201 = "stablehlo.compare"(%189, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xi1>
%202 = "stablehlo.not"(%191) : (tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%203 = "stablehlo.and"(%201, %202) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%204 = "stablehlo.compare"(%186, %190) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%206 = "stablehlo.or"(%200, %205) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%207 = "stablehlo.compare"(%177, %190) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
%208 = "stablehlo.or"(%206, %207) : (tensor<6x4x5xi1>, tensor<6x4x5xi1>) -> tensor<6x4x5xi1>
%209 = "stablehlo.select"(%208, %189, %176) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
%210 = "stablehlo.select"(%208, %186, %177) : (tensor<6x4x5xi1>, tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi32>
%211 = "stablehlo.reshape"(%209) : (tensor<6x4x5xf32>) -> tensor<2x3x4x5xf32>
%212 = "stablehlo.reshape"(%210) : (tensor<6x4x5xi32>) -> tensor<2x3x4x5xi32>
%213 = "stablehlo.convert"(%212) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi64>
return %211, %213 : tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>
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
%27 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%28 = "stablehlo.compare"(%24, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%29 = "stablehlo.compare"(%26, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%30 = "stablehlo.compare"(%15, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%31 = "stablehlo.compare"(%26, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%32 = "stablehlo.not"(%30) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%33 = "stablehlo.and"(%29, %32) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%34 = "stablehlo.not"(%30) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%35 = "stablehlo.or"(%34, %28) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%36 = "stablehlo.and"(%31, %35) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%37 = "stablehlo.or"(%33, %36) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%38 = "stablehlo.compare"(%26, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%39 = "stablehlo.not"(%28) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%41 = "stablehlo.compare"(%24, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%42 = "stablehlo.and"(%40, %41) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%43 = "stablehlo.or"(%37, %42) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%44 = "stablehlo.compare"(%13, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%45 = "stablehlo.or"(%43, %44) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%46 = "stablehlo.select"(%45, %26, %15) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%47 = "stablehlo.select"(%45, %24, %13) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%48 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%49 = "stablehlo.add"(%2, %48) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%52 = "stablehlo.add"(%3, %51) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%54 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%55 = "stablehlo.multiply"(%50, %54) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%56 = "stablehlo.add"(%55, %53) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%57 = "stablehlo.gather"(%4, %56) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%60 = "stablehlo.compare"(%56, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%61 = "stablehlo.compare"(%58, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%62 = "stablehlo.compare"(%46, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%63 = "stablehlo.compare"(%58, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%64 = "stablehlo.not"(%62) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%65 = "stablehlo.and"(%61, %64) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%66 = "stablehlo.not"(%62) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%67 = "stablehlo.or"(%66, %60) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%68 = "stablehlo.and"(%63, %67) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%69 = "stablehlo.or"(%65, %68) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%70 = "stablehlo.compare"(%58, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%71 = "stablehlo.not"(%60) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%72 = "stablehlo.and"(%70, %71) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%73 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%74 = "stablehlo.and"(%72, %73) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%75 = "stablehlo.or"(%69, %74) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%76 = "stablehlo.compare"(%47, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%77 = "stablehlo.or"(%75, %76) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%78 = "stablehlo.select"(%77, %58, %46) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%79 = "stablehlo.select"(%77, %56, %47) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%81 = "stablehlo.add"(%2, %80) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%83 = "stablehlo.constant"() {value = dense<1> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
%84 = "stablehlo.add"(%3, %83) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
%86 = "stablehlo.constant"() {value = dense<5> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%87 = "stablehlo.multiply"(%82, %86) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%88 = "stablehlo.add"(%87, %85) : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%89 = "stablehlo.gather"(%4, %88) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x25xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
%91 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%92 = "stablehlo.compare"(%88, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%93 = "stablehlo.compare"(%90, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%94 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%95 = "stablehlo.compare"(%90, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%96 = "stablehlo.not"(%94) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%97 = "stablehlo.and"(%93, %96) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%98 = "stablehlo.not"(%94) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%99 = "stablehlo.or"(%98, %92) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%100 = "stablehlo.and"(%95, %99) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%101 = "stablehlo.or"(%97, %100) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%102 = "stablehlo.compare"(%90, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
%103 = "stablehlo.not"(%92) : (tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%105 = "stablehlo.compare"(%88, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%107 = "stablehlo.or"(%101, %106) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%108 = "stablehlo.compare"(%79, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%109 = "stablehlo.or"(%107, %108) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%110 = "stablehlo.select"(%109, %90, %78) : (tensor<3x1x1xi1>, tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%111 = "stablehlo.select"(%109, %88, %79) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%112 = "stablehlo.convert"(%111) : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
return %110, %112 : tensor<3x1x1xf32>, tensor<3x1x1xi64>
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

