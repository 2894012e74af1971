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
%85 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%86 = "stablehlo.compare"(%81, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%87 = "stablehlo.compare"(%84, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%88 = "stablehlo.compare"(%66, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%89 = "stablehlo.compare"(%84, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%90 = "stablehlo.not"(%88) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%91 = "stablehlo.and"(%87, %90) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%92 = "stablehlo.not"(%88) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%93 = "stablehlo.or"(%92, %86) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%94 = "stablehlo.and"(%89, %93) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%95 = "stablehlo.or"(%91, %94) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%96 = "stablehlo.compare"(%84, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%97 = "stablehlo.not"(%86) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%99 = "stablehlo.compare"(%81, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%100 = "stablehlo.and"(%98, %99) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%101 = "stablehlo.or"(%95, %100) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%102 = "stablehlo.compare"(%63, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%103 = "stablehlo.or"(%101, %102) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%104 = "stablehlo.select"(%103, %84, %66) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%105 = "stablehlo.select"(%103, %81, %63) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%106 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%107 = "stablehlo.add"(%17, %106) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%109 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%110 = "stablehlo.add"(%32, %109) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%112 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%113 = "stablehlo.multiply"(%108, %112) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%114 = "stablehlo.add"(%113, %111) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%115 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%116 = "stablehlo.add"(%47, %115) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%118 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%119 = "stablehlo.multiply"(%114, %118) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%120 = "stablehlo.add"(%119, %117) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%121 = "stablehlo.reshape"(%120) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%122 = "stablehlo.gather"(%48, %121) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%124 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%125 = "stablehlo.compare"(%120, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%126 = "stablehlo.compare"(%123, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%127 = "stablehlo.compare"(%104, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%128 = "stablehlo.compare"(%123, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%129 = "stablehlo.not"(%127) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%130 = "stablehlo.and"(%126, %129) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%131 = "stablehlo.not"(%127) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%132 = "stablehlo.or"(%131, %125) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%133 = "stablehlo.and"(%128, %132) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%134 = "stablehlo.or"(%130, %133) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%135 = "stablehlo.compare"(%123, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%136 = "stablehlo.not"(%125) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%138 = "stablehlo.compare"(%120, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%139 = "stablehlo.and"(%137, %138) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%140 = "stablehlo.or"(%134, %139) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%141 = "stablehlo.compare"(%105, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%142 = "stablehlo.or"(%140, %141) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%143 = "stablehlo.select"(%142, %123, %104) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%144 = "stablehlo.select"(%142, %120, %105) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%145 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%146 = "stablehlo.add"(%17, %145) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%148 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%149 = "stablehlo.add"(%32, %148) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%151 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%152 = "stablehlo.multiply"(%147, %151) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%153 = "stablehlo.add"(%152, %150) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%154 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%155 = "stablehlo.add"(%47, %154) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%157 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%158 = "stablehlo.multiply"(%153, %157) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%159 = "stablehlo.add"(%158, %156) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%160 = "stablehlo.reshape"(%159) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%161 = "stablehlo.gather"(%48, %160) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%162 = "stablehlo.reshape"(%161) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%163 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%164 = "stablehlo.compare"(%159, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%165 = "stablehlo.compare"(%162, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%166 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%167 = "stablehlo.compare"(%162, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%168 = "stablehlo.not"(%166) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%169 = "stablehlo.and"(%165, %168) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%170 = "stablehlo.not"(%166) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%171 = "stablehlo.or"(%170, %164) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%172 = "stablehlo.and"(%167, %171) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%173 = "stablehlo.or"(%169, %172) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%174 = "stablehlo.compare"(%162, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%175 = "stablehlo.not"(%164) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%176 = "stablehlo.and"(%174, %175) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%177 = "stablehlo.compare"(%159, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%178 = "stablehlo.and"(%176, %177) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%179 = "stablehlo.or"(%173, %178) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%180 = "stablehlo.compare"(%144, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%181 = "stablehlo.or"(%179, %180) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%182 = "stablehlo.select"(%181, %162, %143) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%183 = "stablehlo.select"(%181, %159, %144) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%185 = "stablehlo.add"(%17, %184) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%187 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%188 = "stablehlo.add"(%32, %187) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%190 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%191 = "stablehlo.multiply"(%186, %190) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%192 = "stablehlo.add"(%191, %189) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%193 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%194 = "stablehlo.add"(%47, %193) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%195 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%196 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%197 = "stablehlo.multiply"(%192, %196) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%198 = "stablehlo.add"(%197, %195) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%199 = "stablehlo.reshape"(%198) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%200 = "stablehlo.gather"(%48, %199) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%201 = "stablehlo.reshape"(%200) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%203 = "stablehlo.compare"(%198, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%204 = "stablehlo.compare"(%201, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%205 = "stablehlo.compare"(%182, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%206 = "stablehlo.compare"(%201, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%207 = "stablehlo.not"(%205) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%208 = "stablehlo.and"(%204, %207) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%209 = "stablehlo.not"(%205) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%210 = "stablehlo.or"(%209, %203) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%211 = "stablehlo.and"(%206, %210) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%212 = "stablehlo.or"(%208, %211) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%213 = "stablehlo.compare"(%201, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%214 = "stablehlo.not"(%203) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%215 = "stablehlo.and"(%213, %214) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%216 = "stablehlo.compare"(%198, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%217 = "stablehlo.and"(%215, %216) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%218 = "stablehlo.or"(%212, %217) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%219 = "stablehlo.compare"(%183, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%220 = "stablehlo.or"(%218, %219) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%221 = "stablehlo.select"(%220, %201, %182) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%222 = "stablehlo.select"(%220, %198, %183) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%224 = "stablehlo.add"(%17, %223) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%226 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
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
%241 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%242 = "stablehlo.compare"(%237, %222) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%243 = "stablehlo.compare"(%240, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%244 = "stablehlo.compare"(%221, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%245 = "stablehlo.compare"(%240, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%246 = "stablehlo.not"(%244) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%247 = "stablehlo.and"(%243, %246) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%248 = "stablehlo.not"(%244) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%249 = "stablehlo.or"(%248, %242) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%250 = "stablehlo.and"(%245, %249) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%251 = "stablehlo.or"(%247, %250) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%252 = "stablehlo.compare"(%240, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%253 = "stablehlo.not"(%242) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%254 = "stablehlo.and"(%252, %253) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%255 = "stablehlo.compare"(%237, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%256 = "stablehlo.and"(%254, %255) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%257 = "stablehlo.or"(%251, %256) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%258 = "stablehlo.compare"(%222, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%259 = "stablehlo.or"(%257, %258) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%260 = "stablehlo.select"(%259, %240, %221) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%261 = "stablehlo.select"(%259, %237, %222) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%262 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%263 = "stablehlo.add"(%17, %262) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%265 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%266 = "stablehlo.add"(%32, %265) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%268 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%269 = "stablehlo.multiply"(%264, %268) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%270 = "stablehlo.add"(%269, %267) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%271 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%272 = "stablehlo.add"(%47, %271) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%273 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%274 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%276 = "stablehlo.add"(%275, %273) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%277 = "stablehlo.reshape"(%276) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%278 = "stablehlo.gather"(%48, %277) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%279 = "stablehlo.reshape"(%278) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%280 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%281 = "stablehlo.compare"(%276, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%282 = "stablehlo.compare"(%279, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%283 = "stablehlo.compare"(%260, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%284 = "stablehlo.compare"(%279, %279) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%285 = "stablehlo.not"(%283) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%286 = "stablehlo.and"(%282, %285) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%287 = "stablehlo.not"(%283) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%288 = "stablehlo.or"(%287, %281) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%289 = "stablehlo.and"(%284, %288) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%290 = "stablehlo.or"(%286, %289) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%291 = "stablehlo.compare"(%279, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%292 = "stablehlo.not"(%281) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%293 = "stablehlo.and"(%291, %292) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%294 = "stablehlo.compare"(%276, %280) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%295 = "stablehlo.and"(%293, %294) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%296 = "stablehlo.or"(%290, %295) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%297 = "stablehlo.compare"(%261, %280) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%298 = "stablehlo.or"(%296, %297) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%299 = "stablehlo.select"(%298, %279, %260) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%300 = "stablehlo.select"(%298, %276, %261) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%301 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%302 = "stablehlo.add"(%17, %301) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%303 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%304 = "stablehlo.constant"() {value = dense<0> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%305 = "stablehlo.add"(%32, %304) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%307 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%308 = "stablehlo.multiply"(%303, %307) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%309 = "stablehlo.add"(%308, %306) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%310 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%311 = "stablehlo.add"(%47, %310) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%313 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%314 = "stablehlo.multiply"(%309, %313) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%315 = "stablehlo.add"(%314, %312) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%316 = "stablehlo.reshape"(%315) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%317 = "stablehlo.gather"(%48, %316) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%318 = "stablehlo.reshape"(%317) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%319 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%320 = "stablehlo.compare"(%315, %300) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%321 = "stablehlo.compare"(%318, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%322 = "stablehlo.compare"(%299, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%323 = "stablehlo.compare"(%318, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%324 = "stablehlo.not"(%322) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%325 = "stablehlo.and"(%321, %324) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%326 = "stablehlo.not"(%322) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%327 = "stablehlo.or"(%326, %320) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%328 = "stablehlo.and"(%323, %327) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%329 = "stablehlo.or"(%325, %328) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%330 = "stablehlo.compare"(%318, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%331 = "stablehlo.not"(%320) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%332 = "stablehlo.and"(%330, %331) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%333 = "stablehlo.compare"(%315, %319) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%334 = "stablehlo.and"(%332, %333) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%335 = "stablehlo.or"(%329, %334) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%336 = "stablehlo.compare"(%300, %319) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%337 = "stablehlo.or"(%335, %336) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%338 = "stablehlo.select"(%337, %318, %299) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%339 = "stablehlo.select"(%337, %315, %300) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%340 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%341 = "stablehlo.add"(%17, %340) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%342 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%343 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%344 = "stablehlo.add"(%32, %343) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%346 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%347 = "stablehlo.multiply"(%342, %346) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%348 = "stablehlo.add"(%347, %345) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%349 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%350 = "stablehlo.add"(%47, %349) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%351 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%352 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%353 = "stablehlo.multiply"(%348, %352) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%354 = "stablehlo.add"(%353, %351) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%355 = "stablehlo.reshape"(%354) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%356 = "stablehlo.gather"(%48, %355) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%357 = "stablehlo.reshape"(%356) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%358 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%359 = "stablehlo.compare"(%354, %339) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%360 = "stablehlo.compare"(%357, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%361 = "stablehlo.compare"(%338, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%362 = "stablehlo.compare"(%357, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%363 = "stablehlo.not"(%361) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%364 = "stablehlo.and"(%360, %363) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%365 = "stablehlo.not"(%361) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%366 = "stablehlo.or"(%365, %359) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%367 = "stablehlo.and"(%362, %366) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%368 = "stablehlo.or"(%364, %367) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%369 = "stablehlo.compare"(%357, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%370 = "stablehlo.not"(%359) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%371 = "stablehlo.and"(%369, %370) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%372 = "stablehlo.compare"(%354, %358) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%373 = "stablehlo.and"(%371, %372) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%374 = "stablehlo.or"(%368, %373) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%375 = "stablehlo.compare"(%339, %358) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%376 = "stablehlo.or"(%374, %375) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%377 = "stablehlo.select"(%376, %357, %338) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%378 = "stablehlo.select"(%376, %354, %339) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%379 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%380 = "stablehlo.add"(%17, %379) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%381 = "stablehlo.broadcast_in_dim"(%380) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%382 = "stablehlo.constant"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%383 = "stablehlo.add"(%32, %382) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%384 = "stablehlo.broadcast_in_dim"(%383) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%385 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%386 = "stablehlo.multiply"(%381, %385) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%387 = "stablehlo.add"(%386, %384) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%388 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%389 = "stablehlo.add"(%47, %388) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%391 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%392 = "stablehlo.multiply"(%387, %391) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%393 = "stablehlo.add"(%392, %390) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%394 = "stablehlo.reshape"(%393) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%395 = "stablehlo.gather"(%48, %394) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%396 = "stablehlo.reshape"(%395) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%397 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%398 = "stablehlo.compare"(%393, %378) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%399 = "stablehlo.compare"(%396, %377) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%400 = "stablehlo.compare"(%377, %377) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%401 = "stablehlo.compare"(%396, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%402 = "stablehlo.not"(%400) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%403 = "stablehlo.and"(%399, %402) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%404 = "stablehlo.not"(%400) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%405 = "stablehlo.or"(%404, %398) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%406 = "stablehlo.and"(%401, %405) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%407 = "stablehlo.or"(%403, %406) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%408 = "stablehlo.compare"(%396, %377) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%409 = "stablehlo.not"(%398) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%410 = "stablehlo.and"(%408, %409) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%411 = "stablehlo.compare"(%393, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%412 = "stablehlo.and"(%410, %411) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%413 = "stablehlo.or"(%407, %412) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%414 = "stablehlo.compare"(%378, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%415 = "stablehlo.or"(%413, %414) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%416 = "stablehlo.select"(%415, %396, %377) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%417 = "stablehlo.select"(%415, %393, %378) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%418 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%419 = "stablehlo.add"(%17, %418) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%420 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%421 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%422 = "stablehlo.add"(%32, %421) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%423 = "stablehlo.broadcast_in_dim"(%422) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%424 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%425 = "stablehlo.multiply"(%420, %424) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%426 = "stablehlo.add"(%425, %423) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%428 = "stablehlo.add"(%47, %427) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%429 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%430 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%431 = "stablehlo.multiply"(%426, %430) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%432 = "stablehlo.add"(%431, %429) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%433 = "stablehlo.reshape"(%432) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%434 = "stablehlo.gather"(%48, %433) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%435 = "stablehlo.reshape"(%434) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%436 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%437 = "stablehlo.compare"(%432, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%438 = "stablehlo.compare"(%435, %416) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%439 = "stablehlo.compare"(%416, %416) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%440 = "stablehlo.compare"(%435, %435) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%441 = "stablehlo.not"(%439) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%442 = "stablehlo.and"(%438, %441) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%443 = "stablehlo.not"(%439) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%444 = "stablehlo.or"(%443, %437) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%445 = "stablehlo.and"(%440, %444) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%446 = "stablehlo.or"(%442, %445) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%447 = "stablehlo.compare"(%435, %416) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%448 = "stablehlo.not"(%437) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%449 = "stablehlo.and"(%447, %448) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%450 = "stablehlo.compare"(%432, %436) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%451 = "stablehlo.and"(%449, %450) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%452 = "stablehlo.or"(%446, %451) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%453 = "stablehlo.compare"(%417, %436) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%454 = "stablehlo.or"(%452, %453) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%455 = "stablehlo.select"(%454, %435, %416) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%456 = "stablehlo.select"(%454, %432, %417) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%457 = "stablehlo.constant"() {value = dense<1> : tensor<6x3xi32>} : () -> tensor<6x3xi32>
%458 = "stablehlo.add"(%17, %457) : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
%459 = "stablehlo.broadcast_in_dim"(%458) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x2x4xi32>
%460 = "stablehlo.constant"() {value = dense<2> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
%461 = "stablehlo.add"(%32, %460) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x2xi32>) -> tensor<6x3x2x4xi32>
%463 = "stablehlo.constant"() {value = dense<6> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%464 = "stablehlo.multiply"(%459, %463) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%465 = "stablehlo.add"(%464, %462) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%466 = "stablehlo.constant"() {value = dense<1> : tensor<6x4xi32>} : () -> tensor<6x4xi32>
%467 = "stablehlo.add"(%47, %466) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
%468 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<6x4xi32>) -> tensor<6x3x2x4xi32>
%469 = "stablehlo.constant"() {value = dense<7> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%470 = "stablehlo.multiply"(%465, %469) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%471 = "stablehlo.add"(%470, %468) : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%472 = "stablehlo.reshape"(%471) : (tensor<6x3x2x4xi32>) -> tensor<6x24x1xi32>
%473 = "stablehlo.gather"(%48, %472) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x210xf32>, tensor<6x24x1xi32>) -> tensor<6x24xf32>
%474 = "stablehlo.reshape"(%473) : (tensor<6x24xf32>) -> tensor<6x3x2x4xf32>
%475 = "stablehlo.constant"() {value = dense<0> : tensor<6x3x2x4xi32>} : () -> tensor<6x3x2x4xi32>
%476 = "stablehlo.compare"(%471, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%477 = "stablehlo.compare"(%474, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%478 = "stablehlo.compare"(%455, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%479 = "stablehlo.compare"(%474, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%480 = "stablehlo.not"(%478) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%481 = "stablehlo.and"(%477, %480) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%482 = "stablehlo.not"(%478) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%483 = "stablehlo.or"(%482, %476) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%484 = "stablehlo.and"(%479, %483) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%485 = "stablehlo.or"(%481, %484) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%486 = "stablehlo.compare"(%474, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xi1>
%487 = "stablehlo.not"(%476) : (tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%488 = "stablehlo.and"(%486, %487) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%489 = "stablehlo.compare"(%471, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%490 = "stablehlo.and"(%488, %489) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%491 = "stablehlo.or"(%485, %490) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%492 = "stablehlo.compare"(%456, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi1>
%493 = "stablehlo.or"(%491, %492) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi1>) -> tensor<6x3x2x4xi1>
%494 = "stablehlo.select"(%493, %474, %455) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xf32>, tensor<6x3x2x4xf32>) -> tensor<6x3x2x4xf32>
%495 = "stablehlo.select"(%493, %471, %456) : (tensor<6x3x2x4xi1>, tensor<6x3x2x4xi32>, tensor<6x3x2x4xi32>) -> tensor<6x3x2x4xi32>
%496 = "stablehlo.reshape"(%494) : (tensor<6x3x2x4xf32>) -> tensor<2x3x3x2x4xf32>
%497 = "stablehlo.reshape"(%495) : (tensor<6x3x2x4xi32>) -> tensor<2x3x3x2x4xi32>
%498 = "stablehlo.convert"(%497) : (tensor<2x3x3x2x4xi32>) -> tensor<2x3x3x2x4xi64>
return %496, %498 : tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xi64>
}
}

