// f32[2,3,4,5,3] f32[2,3,2,2,3] 0 0 false
module @example {
func.func public @main(%0: tensor<2x3x4x5x3xf32>, %1: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x3x2x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%13 = "stablehlo.floor"(%12) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%16 = "stablehlo.subtract"(%15, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%19 = "stablehlo.compare"(%13, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%20 = "stablehlo.compare"(%13, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%23 = "stablehlo.select"(%21, %13, %22) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%24 = "stablehlo.convert"(%23) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%26 = "stablehlo.select"(%21, %16, %25) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%28 = "stablehlo.add"(%13, %27) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%31 = "stablehlo.compare"(%28, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%32 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%33 = "stablehlo.and"(%31, %32) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%35 = "stablehlo.select"(%33, %28, %34) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.convert"(%35) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.select"(%33, %14, %37) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%39 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%46 = "stablehlo.subtract"(%44, %45) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%49 = "stablehlo.floor"(%48) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%50 = "stablehlo.subtract"(%48, %49) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%52 = "stablehlo.subtract"(%51, %50) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%53 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%55 = "stablehlo.compare"(%49, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%56 = "stablehlo.compare"(%49, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%57 = "stablehlo.and"(%55, %56) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.select"(%57, %49, %58) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%60 = "stablehlo.convert"(%59) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%62 = "stablehlo.select"(%57, %52, %61) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%64 = "stablehlo.add"(%49, %63) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%68 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.select"(%69, %50, %73) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%75 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%76 = "stablehlo.reshape"(%75) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%79 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%82 = "stablehlo.subtract"(%80, %81) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%84 = "stablehlo.divide"(%82, %83) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%85 = "stablehlo.floor"(%84) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.subtract"(%84, %85) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%88 = "stablehlo.subtract"(%87, %86) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%91 = "stablehlo.compare"(%85, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%92 = "stablehlo.compare"(%85, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%93 = "stablehlo.and"(%91, %92) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%95 = "stablehlo.select"(%93, %85, %94) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%96 = "stablehlo.convert"(%95) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%98 = "stablehlo.select"(%93, %88, %97) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%100 = "stablehlo.add"(%85, %99) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%103 = "stablehlo.compare"(%100, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%104 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%105 = "stablehlo.and"(%103, %104) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%107 = "stablehlo.select"(%105, %100, %106) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%108 = "stablehlo.convert"(%107) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%110 = "stablehlo.select"(%105, %86, %109) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%111 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%112 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%113 = "stablehlo.multiply"(%24, %112) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%114 = "stablehlo.add"(%113, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%115 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%117 = "stablehlo.add"(%116, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%118 = "stablehlo.gather"(%111, %117) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%119 = "stablehlo.and"(%21, %57) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%120 = "stablehlo.and"(%119, %93) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%124 = "stablehlo.multiply"(%26, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%125 = "stablehlo.multiply"(%124, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%127 = "stablehlo.multiply"(%123, %126) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%128 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%129 = "stablehlo.multiply"(%24, %128) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%130 = "stablehlo.add"(%129, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%131 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%133 = "stablehlo.add"(%132, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%134 = "stablehlo.gather"(%111, %133) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%135 = "stablehlo.and"(%21, %57) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%136 = "stablehlo.and"(%135, %105) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%139 = "stablehlo.select"(%137, %134, %138) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%140 = "stablehlo.multiply"(%26, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%141 = "stablehlo.multiply"(%140, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%143 = "stablehlo.multiply"(%139, %142) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%144 = "stablehlo.add"(%127, %143) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%145 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%146 = "stablehlo.multiply"(%24, %145) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%147 = "stablehlo.add"(%146, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%148 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%150 = "stablehlo.add"(%149, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%151 = "stablehlo.gather"(%111, %150) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%152 = "stablehlo.and"(%21, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%153 = "stablehlo.and"(%152, %93) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%156 = "stablehlo.select"(%154, %151, %155) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%157 = "stablehlo.multiply"(%26, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%158 = "stablehlo.multiply"(%157, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%160 = "stablehlo.multiply"(%156, %159) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%161 = "stablehlo.add"(%144, %160) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%162 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%163 = "stablehlo.multiply"(%24, %162) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%164 = "stablehlo.add"(%163, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%165 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%167 = "stablehlo.add"(%166, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%168 = "stablehlo.gather"(%111, %167) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%169 = "stablehlo.and"(%21, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%170 = "stablehlo.and"(%169, %105) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%173 = "stablehlo.select"(%171, %168, %172) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%174 = "stablehlo.multiply"(%26, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%175 = "stablehlo.multiply"(%174, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%177 = "stablehlo.multiply"(%173, %176) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%178 = "stablehlo.add"(%161, %177) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%180 = "stablehlo.multiply"(%36, %179) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%181 = "stablehlo.add"(%180, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%182 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%183 = "stablehlo.multiply"(%181, %182) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%184 = "stablehlo.add"(%183, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%185 = "stablehlo.gather"(%111, %184) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%186 = "stablehlo.and"(%33, %57) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%187 = "stablehlo.and"(%186, %93) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%191 = "stablehlo.multiply"(%38, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%192 = "stablehlo.multiply"(%191, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%194 = "stablehlo.multiply"(%190, %193) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%195 = "stablehlo.add"(%178, %194) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%196 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%197 = "stablehlo.multiply"(%36, %196) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%198 = "stablehlo.add"(%197, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%199 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%201 = "stablehlo.add"(%200, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%202 = "stablehlo.gather"(%111, %201) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%203 = "stablehlo.and"(%33, %57) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%204 = "stablehlo.and"(%203, %105) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%207 = "stablehlo.select"(%205, %202, %206) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%208 = "stablehlo.multiply"(%38, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%209 = "stablehlo.multiply"(%208, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%211 = "stablehlo.multiply"(%207, %210) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%212 = "stablehlo.add"(%195, %211) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%213 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%214 = "stablehlo.multiply"(%36, %213) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%215 = "stablehlo.add"(%214, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%216 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%218 = "stablehlo.add"(%217, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%219 = "stablehlo.gather"(%111, %218) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%220 = "stablehlo.and"(%33, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%221 = "stablehlo.and"(%220, %93) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%224 = "stablehlo.select"(%222, %219, %223) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%225 = "stablehlo.multiply"(%38, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%226 = "stablehlo.multiply"(%225, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%228 = "stablehlo.multiply"(%224, %227) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%229 = "stablehlo.add"(%212, %228) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%230 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%231 = "stablehlo.multiply"(%36, %230) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%232 = "stablehlo.add"(%231, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%233 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%234 = "stablehlo.multiply"(%232, %233) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%235 = "stablehlo.add"(%234, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%236 = "stablehlo.gather"(%111, %235) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%237 = "stablehlo.and"(%33, %69) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%238 = "stablehlo.and"(%237, %105) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%241 = "stablehlo.select"(%239, %236, %240) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%242 = "stablehlo.multiply"(%38, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%243 = "stablehlo.multiply"(%242, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%245 = "stablehlo.multiply"(%241, %244) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%246 = "stablehlo.add"(%229, %245) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%247 = "stablehlo.reshape"(%246) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %247 : tensor<2x3x3x2x2xf32>
}
}

// f32[2,3,4,5,3] f32[2,3,2,2,3] 0 2 true
module @example {
func.func public @main(%0: tensor<2x3x4x5x3xf32>, %1: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x3x2x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%13 = "stablehlo.abs"(%12) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.remainder"(%13, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%17 = "stablehlo.divide"(%13, %16) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.floor"(%17) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%20 = "stablehlo.remainder"(%18, %19) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%24 = "stablehlo.subtract"(%23, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%25 = "stablehlo.select"(%22, %15, %24) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%30 = "stablehlo.maximum"(%27, %28) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%31 = "stablehlo.minimum"(%30, %29) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%32 = "stablehlo.floor"(%31) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%35 = "stablehlo.subtract"(%34, %33) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.compare"(%32, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%39 = "stablehlo.compare"(%32, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.select"(%40, %32, %41) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%45 = "stablehlo.select"(%40, %35, %44) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%47 = "stablehlo.add"(%32, %46) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%48 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%50 = "stablehlo.compare"(%47, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%51 = "stablehlo.compare"(%47, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%52 = "stablehlo.and"(%50, %51) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%54 = "stablehlo.select"(%52, %47, %53) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%55 = "stablehlo.convert"(%54) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%57 = "stablehlo.select"(%52, %33, %56) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%65 = "stablehlo.multiply"(%63, %64) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%68 = "stablehlo.abs"(%67) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%70 = "stablehlo.remainder"(%68, %69) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%72 = "stablehlo.divide"(%68, %71) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%73 = "stablehlo.floor"(%72) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%75 = "stablehlo.remainder"(%73, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%77 = "stablehlo.compare"(%75, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%78 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%79 = "stablehlo.subtract"(%78, %70) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%80 = "stablehlo.select"(%77, %70, %79) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%85 = "stablehlo.maximum"(%82, %83) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.minimum"(%85, %84) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%87 = "stablehlo.floor"(%86) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%88 = "stablehlo.subtract"(%86, %87) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%90 = "stablehlo.subtract"(%89, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%93 = "stablehlo.compare"(%87, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%94 = "stablehlo.compare"(%87, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%95 = "stablehlo.and"(%93, %94) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%97 = "stablehlo.select"(%95, %87, %96) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%98 = "stablehlo.convert"(%97) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%100 = "stablehlo.select"(%95, %90, %99) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%102 = "stablehlo.add"(%87, %101) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%103 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%105 = "stablehlo.compare"(%102, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%106 = "stablehlo.compare"(%102, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%109 = "stablehlo.select"(%107, %102, %108) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%110 = "stablehlo.convert"(%109) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%112 = "stablehlo.select"(%107, %88, %111) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%113 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%114 = "stablehlo.reshape"(%113) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%116 = "stablehlo.add"(%114, %115) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%117 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%118 = "stablehlo.divide"(%116, %117) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%122 = "stablehlo.subtract"(%120, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%123 = "stablehlo.abs"(%122) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%125 = "stablehlo.remainder"(%123, %124) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%126 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%127 = "stablehlo.divide"(%123, %126) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%128 = "stablehlo.floor"(%127) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%129 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%130 = "stablehlo.remainder"(%128, %129) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%133 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%134 = "stablehlo.subtract"(%133, %125) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%135 = "stablehlo.select"(%132, %125, %134) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%137 = "stablehlo.add"(%135, %136) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%140 = "stablehlo.maximum"(%137, %138) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%141 = "stablehlo.minimum"(%140, %139) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%142 = "stablehlo.floor"(%141) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%143 = "stablehlo.subtract"(%141, %142) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%145 = "stablehlo.subtract"(%144, %143) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%146 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%148 = "stablehlo.compare"(%142, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%149 = "stablehlo.compare"(%142, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%152 = "stablehlo.select"(%150, %142, %151) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%153 = "stablehlo.convert"(%152) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%155 = "stablehlo.select"(%150, %145, %154) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%157 = "stablehlo.add"(%142, %156) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%160 = "stablehlo.compare"(%157, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%161 = "stablehlo.compare"(%157, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%162 = "stablehlo.and"(%160, %161) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%164 = "stablehlo.select"(%162, %157, %163) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%165 = "stablehlo.convert"(%164) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%167 = "stablehlo.select"(%162, %143, %166) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%168 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%169 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%170 = "stablehlo.multiply"(%43, %169) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%171 = "stablehlo.add"(%170, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%172 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%174 = "stablehlo.add"(%173, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%175 = "stablehlo.gather"(%168, %174) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%176 = "stablehlo.and"(%40, %95) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%177 = "stablehlo.and"(%176, %150) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%180 = "stablehlo.select"(%178, %175, %179) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%181 = "stablehlo.multiply"(%45, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%182 = "stablehlo.multiply"(%181, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%184 = "stablehlo.multiply"(%180, %183) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%185 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%186 = "stablehlo.multiply"(%43, %185) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%187 = "stablehlo.add"(%186, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%188 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%190 = "stablehlo.add"(%189, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%191 = "stablehlo.gather"(%168, %190) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%192 = "stablehlo.and"(%40, %95) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%193 = "stablehlo.and"(%192, %162) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%197 = "stablehlo.multiply"(%45, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%198 = "stablehlo.multiply"(%197, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%200 = "stablehlo.multiply"(%196, %199) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%201 = "stablehlo.add"(%184, %200) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%202 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%203 = "stablehlo.multiply"(%43, %202) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%204 = "stablehlo.add"(%203, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%205 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%207 = "stablehlo.add"(%206, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%208 = "stablehlo.gather"(%168, %207) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%209 = "stablehlo.and"(%40, %107) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%210 = "stablehlo.and"(%209, %150) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%213 = "stablehlo.select"(%211, %208, %212) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%214 = "stablehlo.multiply"(%45, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%215 = "stablehlo.multiply"(%214, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%217 = "stablehlo.multiply"(%213, %216) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%218 = "stablehlo.add"(%201, %217) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%219 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%220 = "stablehlo.multiply"(%43, %219) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%221 = "stablehlo.add"(%220, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%222 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%224 = "stablehlo.add"(%223, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%225 = "stablehlo.gather"(%168, %224) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%226 = "stablehlo.and"(%40, %107) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%227 = "stablehlo.and"(%226, %162) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%230 = "stablehlo.select"(%228, %225, %229) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%231 = "stablehlo.multiply"(%45, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%232 = "stablehlo.multiply"(%231, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%233 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%234 = "stablehlo.multiply"(%230, %233) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%235 = "stablehlo.add"(%218, %234) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%236 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%237 = "stablehlo.multiply"(%55, %236) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%238 = "stablehlo.add"(%237, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%239 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%241 = "stablehlo.add"(%240, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%242 = "stablehlo.gather"(%168, %241) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%243 = "stablehlo.and"(%52, %95) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%244 = "stablehlo.and"(%243, %150) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%248 = "stablehlo.multiply"(%57, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%249 = "stablehlo.multiply"(%248, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%251 = "stablehlo.multiply"(%247, %250) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%252 = "stablehlo.add"(%235, %251) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%253 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%254 = "stablehlo.multiply"(%55, %253) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%255 = "stablehlo.add"(%254, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%256 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%257 = "stablehlo.multiply"(%255, %256) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%258 = "stablehlo.add"(%257, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%259 = "stablehlo.gather"(%168, %258) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%260 = "stablehlo.and"(%52, %95) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%261 = "stablehlo.and"(%260, %162) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%262 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%264 = "stablehlo.select"(%262, %259, %263) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%265 = "stablehlo.multiply"(%57, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%266 = "stablehlo.multiply"(%265, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%268 = "stablehlo.multiply"(%264, %267) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%269 = "stablehlo.add"(%252, %268) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%270 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%271 = "stablehlo.multiply"(%55, %270) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%272 = "stablehlo.add"(%271, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%273 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%275 = "stablehlo.add"(%274, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%276 = "stablehlo.gather"(%168, %275) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%277 = "stablehlo.and"(%52, %107) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%278 = "stablehlo.and"(%277, %150) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%280 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%281 = "stablehlo.select"(%279, %276, %280) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%282 = "stablehlo.multiply"(%57, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%283 = "stablehlo.multiply"(%282, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%285 = "stablehlo.multiply"(%281, %284) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%286 = "stablehlo.add"(%269, %285) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%287 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%288 = "stablehlo.multiply"(%55, %287) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%289 = "stablehlo.add"(%288, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%290 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%291 = "stablehlo.multiply"(%289, %290) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%292 = "stablehlo.add"(%291, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%293 = "stablehlo.gather"(%168, %292) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%294 = "stablehlo.and"(%52, %107) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%295 = "stablehlo.and"(%294, %162) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%298 = "stablehlo.select"(%296, %293, %297) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%299 = "stablehlo.multiply"(%57, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%300 = "stablehlo.multiply"(%299, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%301 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%302 = "stablehlo.multiply"(%298, %301) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%303 = "stablehlo.add"(%286, %302) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%304 = "stablehlo.reshape"(%303) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %304 : tensor<2x3x3x2x2xf32>
}
}

// f32[2,3,4,5,3] f32[2,3,2,2,3] 1 1 false
module @example {
func.func public @main(%0: tensor<2x3x4x5x3xf32>, %1: tensor<2x3x2x2x3xf32>) -> (tensor<2x3x3x2x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x3xf32>) -> tensor<2x12x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.maximum"(%12, %13) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%16 = "stablehlo.minimum"(%15, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.round_nearest_even"(%16) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%19 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%21 = "stablehlo.compare"(%17, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%22 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%23 = "stablehlo.and"(%21, %22) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%25 = "stablehlo.select"(%23, %17, %24) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%26 = "stablehlo.convert"(%25) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%28 = "stablehlo.select"(%23, %18, %27) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%29 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%33 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%36 = "stablehlo.subtract"(%34, %35) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%40 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%41 = "stablehlo.maximum"(%38, %39) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%42 = "stablehlo.minimum"(%41, %40) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.round_nearest_even"(%42) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%47 = "stablehlo.compare"(%43, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%48 = "stablehlo.compare"(%43, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%49 = "stablehlo.and"(%47, %48) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%51 = "stablehlo.select"(%49, %43, %50) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%52 = "stablehlo.convert"(%51) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%54 = "stablehlo.select"(%49, %44, %53) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%55 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%59 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%62 = "stablehlo.subtract"(%60, %61) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.maximum"(%64, %65) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%68 = "stablehlo.minimum"(%67, %66) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%69 = "stablehlo.round_nearest_even"(%68) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%71 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%73 = "stablehlo.compare"(%69, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%74 = "stablehlo.compare"(%69, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%77 = "stablehlo.select"(%75, %69, %76) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%78 = "stablehlo.convert"(%77) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.select"(%75, %70, %79) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%81 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%82 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%83 = "stablehlo.multiply"(%26, %82) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%84 = "stablehlo.add"(%83, %52) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%85 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%86 = "stablehlo.multiply"(%84, %85) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%87 = "stablehlo.add"(%86, %78) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%88 = "stablehlo.gather"(%81, %87) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%89 = "stablehlo.and"(%23, %49) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%90 = "stablehlo.and"(%89, %75) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xi1>) -> tensor<2x3x12xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12xf32>} : () -> tensor<2x3x12xf32>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<2x3x12xi1>, tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%94 = "stablehlo.multiply"(%28, %54) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%95 = "stablehlo.multiply"(%94, %80) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%97 = "stablehlo.multiply"(%93, %96) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%98 = "stablehlo.reshape"(%97) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %98 : tensor<2x3x3x2x2xf32>
}
}

