// f32[2,3,5,6,7] [2,3,2] [3,2,4] f32[2,3,3]
module @example {
func.func public @main(%0: tensor<2x3x5x6x7xf32>, %1: tensor<2x3x3xf32>) -> (tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xi64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x3xf32>) -> tensor<6x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<6x3xf32>) -> tensor<6x1xf32>
%4 = "stablehlo.constant"() {value = dense<3> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xf32>) -> tensor<6x3xf32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xf32>
%7 = "stablehlo.add"(%6, %5) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%8 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%10 = "stablehlo.convert"(%9) : (tensor<6x3xf32>) -> tensor<6x3xi32>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%12 = "stablehlo.multiply"(%5, %11) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%13 = "stablehlo.convert"(%12) : (tensor<6x3xf32>) -> tensor<6x3xi32>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%16 = "stablehlo.compare"(%6, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
%17 = "stablehlo.select"(%16, %4, %14) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%18 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<6x3xf32>) -> tensor<6x1xf32>
%19 = "stablehlo.constant"() {value = dense<3> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xf32>) -> tensor<6x2xf32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x2xf32>
%22 = "stablehlo.add"(%21, %20) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<6x2xf32>} : () -> tensor<6x2xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
%25 = "stablehlo.convert"(%24) : (tensor<6x2xf32>) -> tensor<6x2xi32>
%26 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<6x2xf32>} : () -> tensor<6x2xf32>
%27 = "stablehlo.multiply"(%20, %26) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
%28 = "stablehlo.convert"(%27) : (tensor<6x2xf32>) -> tensor<6x2xi32>
%29 = "stablehlo.subtract"(%25, %28) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6x2xf32>} : () -> tensor<6x2xf32>
%31 = "stablehlo.compare"(%21, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xi1>
%32 = "stablehlo.select"(%31, %19, %29) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%33 = "stablehlo.slice"(%2) {limit_indices = array<i64: 6, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<6x3xf32>) -> tensor<6x1xf32>
%34 = "stablehlo.constant"() {value = dense<5> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x1xf32>) -> tensor<6x4xf32>
%36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xf32>
%37 = "stablehlo.add"(%36, %35) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%38 = "stablehlo.constant"() {value = dense<1.6666666666666667e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%39 = "stablehlo.multiply"(%37, %38) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%40 = "stablehlo.convert"(%39) : (tensor<6x4xf32>) -> tensor<6x4xi32>
%41 = "stablehlo.constant"() {value = dense<1.6666666666666667e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%42 = "stablehlo.multiply"(%35, %41) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%43 = "stablehlo.convert"(%42) : (tensor<6x4xf32>) -> tensor<6x4xi32>
%44 = "stablehlo.subtract"(%40, %43) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%45 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%46 = "stablehlo.compare"(%36, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
%47 = "stablehlo.select"(%46, %34, %44) : (tensor<6x4xi1>, tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%48 = "stablehlo.reshape"(%0) : (tensor<2x3x5x6x7xf32>) -> tensor<6x210xf32>
%49 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%50 = "stablehlo.add"(%17, %49) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%53 = "stablehlo.add"(%32, %52) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%55 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%56 = "stablehlo.multiply"(%51, %55) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%57 = "stablehlo.add"(%56, %54) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%59 = "stablehlo.add"(%47, %58) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%61 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%62 = "stablehlo.multiply"(%57, %61) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%63 = "stablehlo.add"(%62, %60) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%64 = "stablehlo.reshape"(%63) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%65 = "stablehlo.gather"(%48, %64) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%68 = "stablehlo.add"(%17, %67) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%71 = "stablehlo.add"(%32, %70) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%73 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%74 = "stablehlo.multiply"(%69, %73) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%75 = "stablehlo.add"(%74, %72) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%76 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%77 = "stablehlo.add"(%47, %76) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%79 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%80 = "stablehlo.multiply"(%75, %79) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%81 = "stablehlo.add"(%80, %78) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%82 = "stablehlo.reshape"(%81) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%83 = "stablehlo.gather"(%48, %82) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%85 = "stablehlo.compare"(%84, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%86 = "stablehlo.compare"(%84, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%87 = "stablehlo.or"(%85, %86) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%89 = "stablehlo.compare"(%63, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%90 = "stablehlo.or"(%87, %89) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%91 = "stablehlo.select"(%90, %84, %66) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%92 = "stablehlo.select"(%90, %81, %63) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%94 = "stablehlo.add"(%17, %93) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%96 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%97 = "stablehlo.add"(%32, %96) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%99 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%100 = "stablehlo.multiply"(%95, %99) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%101 = "stablehlo.add"(%100, %98) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%102 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%103 = "stablehlo.add"(%47, %102) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%105 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%106 = "stablehlo.multiply"(%101, %105) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%107 = "stablehlo.add"(%106, %104) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%108 = "stablehlo.reshape"(%107) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%109 = "stablehlo.gather"(%48, %108) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%110 = "stablehlo.reshape"(%109) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%111 = "stablehlo.compare"(%110, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%112 = "stablehlo.compare"(%110, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%113 = "stablehlo.or"(%111, %112) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%114 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%115 = "stablehlo.compare"(%92, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%116 = "stablehlo.or"(%113, %115) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%117 = "stablehlo.select"(%116, %110, %91) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%118 = "stablehlo.select"(%116, %107, %92) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%119 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%120 = "stablehlo.add"(%17, %119) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%122 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%123 = "stablehlo.add"(%32, %122) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%125 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%126 = "stablehlo.multiply"(%121, %125) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%127 = "stablehlo.add"(%126, %124) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%128 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%129 = "stablehlo.add"(%47, %128) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%131 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%132 = "stablehlo.multiply"(%127, %131) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%133 = "stablehlo.add"(%132, %130) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%134 = "stablehlo.reshape"(%133) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%135 = "stablehlo.gather"(%48, %134) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%136 = "stablehlo.reshape"(%135) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%137 = "stablehlo.compare"(%136, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%138 = "stablehlo.compare"(%136, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%139 = "stablehlo.or"(%137, %138) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%140 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%141 = "stablehlo.compare"(%118, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%142 = "stablehlo.or"(%139, %141) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%143 = "stablehlo.select"(%142, %136, %117) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%144 = "stablehlo.select"(%142, %133, %118) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%145 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%146 = "stablehlo.add"(%17, %145) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%148 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%149 = "stablehlo.add"(%32, %148) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%151 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%152 = "stablehlo.multiply"(%147, %151) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%153 = "stablehlo.add"(%152, %150) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%154 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%155 = "stablehlo.add"(%47, %154) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%157 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%158 = "stablehlo.multiply"(%153, %157) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%159 = "stablehlo.add"(%158, %156) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%160 = "stablehlo.reshape"(%159) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%161 = "stablehlo.gather"(%48, %160) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%162 = "stablehlo.reshape"(%161) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%163 = "stablehlo.compare"(%162, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%164 = "stablehlo.compare"(%162, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%165 = "stablehlo.or"(%163, %164) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%166 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%167 = "stablehlo.compare"(%144, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%168 = "stablehlo.or"(%165, %167) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%169 = "stablehlo.select"(%168, %162, %143) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%170 = "stablehlo.select"(%168, %159, %144) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%171 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%172 = "stablehlo.add"(%17, %171) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%174 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%175 = "stablehlo.add"(%32, %174) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%177 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%178 = "stablehlo.multiply"(%173, %177) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%179 = "stablehlo.add"(%178, %176) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%180 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%181 = "stablehlo.add"(%47, %180) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%183 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%184 = "stablehlo.multiply"(%179, %183) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%185 = "stablehlo.add"(%184, %182) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%186 = "stablehlo.reshape"(%185) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%187 = "stablehlo.gather"(%48, %186) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%188 = "stablehlo.reshape"(%187) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%189 = "stablehlo.compare"(%188, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%190 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%191 = "stablehlo.or"(%189, %190) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%192 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%193 = "stablehlo.compare"(%170, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%194 = "stablehlo.or"(%191, %193) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%195 = "stablehlo.select"(%194, %188, %169) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%196 = "stablehlo.select"(%194, %185, %170) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%197 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%198 = "stablehlo.add"(%17, %197) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%201 = "stablehlo.add"(%32, %200) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%203 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%204 = "stablehlo.multiply"(%199, %203) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%205 = "stablehlo.add"(%204, %202) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%206 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%207 = "stablehlo.add"(%47, %206) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%209 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%210 = "stablehlo.multiply"(%205, %209) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%211 = "stablehlo.add"(%210, %208) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%212 = "stablehlo.reshape"(%211) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%213 = "stablehlo.gather"(%48, %212) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%214 = "stablehlo.reshape"(%213) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%215 = "stablehlo.compare"(%214, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%216 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%217 = "stablehlo.or"(%215, %216) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%218 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%219 = "stablehlo.compare"(%196, %218) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%220 = "stablehlo.or"(%217, %219) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%221 = "stablehlo.select"(%220, %214, %195) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%222 = "stablehlo.select"(%220, %211, %196) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%223 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%224 = "stablehlo.add"(%17, %223) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%226 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%227 = "stablehlo.add"(%32, %226) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%229 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%230 = "stablehlo.multiply"(%225, %229) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%231 = "stablehlo.add"(%230, %228) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%232 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%233 = "stablehlo.add"(%47, %232) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%234 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%235 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%236 = "stablehlo.multiply"(%231, %235) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%237 = "stablehlo.add"(%236, %234) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%238 = "stablehlo.reshape"(%237) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%239 = "stablehlo.gather"(%48, %238) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%240 = "stablehlo.reshape"(%239) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%241 = "stablehlo.compare"(%240, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%242 = "stablehlo.compare"(%240, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%243 = "stablehlo.or"(%241, %242) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%244 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%245 = "stablehlo.compare"(%222, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%246 = "stablehlo.or"(%243, %245) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%247 = "stablehlo.select"(%246, %240, %221) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%248 = "stablehlo.select"(%246, %237, %222) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%249 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%250 = "stablehlo.add"(%17, %249) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%252 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%253 = "stablehlo.add"(%32, %252) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%254 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%255 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%256 = "stablehlo.multiply"(%251, %255) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%257 = "stablehlo.add"(%256, %254) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%258 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%259 = "stablehlo.add"(%47, %258) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%261 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%262 = "stablehlo.multiply"(%257, %261) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%263 = "stablehlo.add"(%262, %260) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%264 = "stablehlo.reshape"(%263) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%265 = "stablehlo.gather"(%48, %264) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%266 = "stablehlo.reshape"(%265) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%267 = "stablehlo.compare"(%266, %247) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%268 = "stablehlo.compare"(%266, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%269 = "stablehlo.or"(%267, %268) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%270 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%271 = "stablehlo.compare"(%248, %270) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%272 = "stablehlo.or"(%269, %271) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%273 = "stablehlo.select"(%272, %266, %247) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%274 = "stablehlo.select"(%272, %263, %248) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%275 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%276 = "stablehlo.add"(%17, %275) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%277 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%278 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%279 = "stablehlo.add"(%32, %278) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%282 = "stablehlo.multiply"(%277, %281) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%283 = "stablehlo.add"(%282, %280) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%284 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%285 = "stablehlo.add"(%47, %284) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%287 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%288 = "stablehlo.multiply"(%283, %287) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%289 = "stablehlo.add"(%288, %286) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%290 = "stablehlo.reshape"(%289) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%291 = "stablehlo.gather"(%48, %290) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%292 = "stablehlo.reshape"(%291) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%293 = "stablehlo.compare"(%292, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%294 = "stablehlo.compare"(%292, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%295 = "stablehlo.or"(%293, %294) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%297 = "stablehlo.compare"(%274, %296) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%298 = "stablehlo.or"(%295, %297) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%299 = "stablehlo.select"(%298, %292, %273) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%300 = "stablehlo.select"(%298, %289, %274) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%301 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%302 = "stablehlo.add"(%17, %301) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%303 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%304 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%305 = "stablehlo.add"(%32, %304) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%307 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%308 = "stablehlo.multiply"(%303, %307) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%309 = "stablehlo.add"(%308, %306) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%310 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%311 = "stablehlo.add"(%47, %310) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%313 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%314 = "stablehlo.multiply"(%309, %313) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%315 = "stablehlo.add"(%314, %312) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%316 = "stablehlo.reshape"(%315) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%317 = "stablehlo.gather"(%48, %316) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%318 = "stablehlo.reshape"(%317) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%319 = "stablehlo.compare"(%318, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%320 = "stablehlo.compare"(%318, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%321 = "stablehlo.or"(%319, %320) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%322 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%323 = "stablehlo.compare"(%300, %322) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%324 = "stablehlo.or"(%321, %323) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%325 = "stablehlo.select"(%324, %318, %299) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%326 = "stablehlo.select"(%324, %315, %300) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%327 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%328 = "stablehlo.add"(%17, %327) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%329 = "stablehlo.broadcast_in_dim"(%328) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%330 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%331 = "stablehlo.add"(%32, %330) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%333 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%334 = "stablehlo.multiply"(%329, %333) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%335 = "stablehlo.add"(%334, %332) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%336 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%337 = "stablehlo.add"(%47, %336) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%338 = "stablehlo.broadcast_in_dim"(%337) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%339 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%340 = "stablehlo.multiply"(%335, %339) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%341 = "stablehlo.add"(%340, %338) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%342 = "stablehlo.reshape"(%341) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%343 = "stablehlo.gather"(%48, %342) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%344 = "stablehlo.reshape"(%343) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%345 = "stablehlo.compare"(%344, %325) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%346 = "stablehlo.compare"(%344, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%347 = "stablehlo.or"(%345, %346) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%348 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%349 = "stablehlo.compare"(%326, %348) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%350 = "stablehlo.or"(%347, %349) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%351 = "stablehlo.select"(%350, %344, %325) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%352 = "stablehlo.select"(%350, %341, %326) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%353 = "stablehlo.reshape"(%351) : (tensor<6x3x2x4xf32>) -> tensor<2x3x3x2x4xf32>
%354 = "stablehlo.reshape"(%352) : (tensor<6x3x2x4xi32>) -> tensor<2x3x3x2x4xi32>
%355 = "stablehlo.convert"(%354) : (tensor<2x3x3x2x4xi32>) -> tensor<2x3x3x2x4xi64>
return %353, %355 : tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xi64>
}
}

