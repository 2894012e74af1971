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
%119 = "stablehlo.multiply"(%26, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%120 = "stablehlo.multiply"(%119, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%122 = "stablehlo.multiply"(%118, %121) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%123 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%124 = "stablehlo.multiply"(%24, %123) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%125 = "stablehlo.add"(%124, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%126 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%128 = "stablehlo.add"(%127, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%129 = "stablehlo.gather"(%111, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%130 = "stablehlo.multiply"(%26, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%131 = "stablehlo.multiply"(%130, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%133 = "stablehlo.multiply"(%129, %132) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%134 = "stablehlo.add"(%122, %133) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%135 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%136 = "stablehlo.multiply"(%24, %135) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%137 = "stablehlo.add"(%136, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%138 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%140 = "stablehlo.add"(%139, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%141 = "stablehlo.gather"(%111, %140) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%142 = "stablehlo.multiply"(%26, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%143 = "stablehlo.multiply"(%142, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%145 = "stablehlo.multiply"(%141, %144) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%146 = "stablehlo.add"(%134, %145) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%147 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%148 = "stablehlo.multiply"(%24, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%149 = "stablehlo.add"(%148, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%150 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%152 = "stablehlo.add"(%151, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%153 = "stablehlo.gather"(%111, %152) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%154 = "stablehlo.multiply"(%26, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%155 = "stablehlo.multiply"(%154, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%157 = "stablehlo.multiply"(%153, %156) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%158 = "stablehlo.add"(%146, %157) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%159 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%160 = "stablehlo.multiply"(%36, %159) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%161 = "stablehlo.add"(%160, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%162 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%164 = "stablehlo.add"(%163, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%165 = "stablehlo.gather"(%111, %164) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%166 = "stablehlo.multiply"(%38, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%167 = "stablehlo.multiply"(%166, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%169 = "stablehlo.multiply"(%165, %168) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%170 = "stablehlo.add"(%158, %169) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%171 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%172 = "stablehlo.multiply"(%36, %171) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%173 = "stablehlo.add"(%172, %60) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%174 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%176 = "stablehlo.add"(%175, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%177 = "stablehlo.gather"(%111, %176) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%178 = "stablehlo.multiply"(%38, %62) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%179 = "stablehlo.multiply"(%178, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%181 = "stablehlo.multiply"(%177, %180) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%182 = "stablehlo.add"(%170, %181) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%183 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%184 = "stablehlo.multiply"(%36, %183) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%185 = "stablehlo.add"(%184, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%186 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%188 = "stablehlo.add"(%187, %96) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%189 = "stablehlo.gather"(%111, %188) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%190 = "stablehlo.multiply"(%38, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%191 = "stablehlo.multiply"(%190, %98) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%193 = "stablehlo.multiply"(%189, %192) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%194 = "stablehlo.add"(%182, %193) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%195 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%196 = "stablehlo.multiply"(%36, %195) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%197 = "stablehlo.add"(%196, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%198 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%200 = "stablehlo.add"(%199, %108) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%201 = "stablehlo.gather"(%111, %200) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%202 = "stablehlo.multiply"(%38, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%203 = "stablehlo.multiply"(%202, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%205 = "stablehlo.multiply"(%201, %204) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%206 = "stablehlo.add"(%194, %205) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%207 = "stablehlo.reshape"(%206) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %207 : tensor<2x3x3x2x2xf32>
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
%176 = "stablehlo.multiply"(%45, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%177 = "stablehlo.multiply"(%176, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%179 = "stablehlo.multiply"(%175, %178) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%180 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%181 = "stablehlo.multiply"(%43, %180) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%182 = "stablehlo.add"(%181, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%183 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%184 = "stablehlo.multiply"(%182, %183) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%185 = "stablehlo.add"(%184, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%186 = "stablehlo.gather"(%168, %185) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%187 = "stablehlo.multiply"(%45, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%188 = "stablehlo.multiply"(%187, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%190 = "stablehlo.multiply"(%186, %189) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%191 = "stablehlo.add"(%179, %190) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%192 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%193 = "stablehlo.multiply"(%43, %192) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%194 = "stablehlo.add"(%193, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%195 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%197 = "stablehlo.add"(%196, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%198 = "stablehlo.gather"(%168, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%199 = "stablehlo.multiply"(%45, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%200 = "stablehlo.multiply"(%199, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%202 = "stablehlo.multiply"(%198, %201) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%203 = "stablehlo.add"(%191, %202) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%204 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%205 = "stablehlo.multiply"(%43, %204) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%206 = "stablehlo.add"(%205, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%207 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%209 = "stablehlo.add"(%208, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%210 = "stablehlo.gather"(%168, %209) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%211 = "stablehlo.multiply"(%45, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%212 = "stablehlo.multiply"(%211, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%214 = "stablehlo.multiply"(%210, %213) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%215 = "stablehlo.add"(%203, %214) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%216 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%217 = "stablehlo.multiply"(%55, %216) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%218 = "stablehlo.add"(%217, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%219 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%221 = "stablehlo.add"(%220, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%222 = "stablehlo.gather"(%168, %221) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%223 = "stablehlo.multiply"(%57, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%224 = "stablehlo.multiply"(%223, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%226 = "stablehlo.multiply"(%222, %225) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%227 = "stablehlo.add"(%215, %226) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%228 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%229 = "stablehlo.multiply"(%55, %228) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%230 = "stablehlo.add"(%229, %98) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%231 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%233 = "stablehlo.add"(%232, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%234 = "stablehlo.gather"(%168, %233) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%235 = "stablehlo.multiply"(%57, %100) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%236 = "stablehlo.multiply"(%235, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%238 = "stablehlo.multiply"(%234, %237) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%239 = "stablehlo.add"(%227, %238) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%240 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%241 = "stablehlo.multiply"(%55, %240) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%242 = "stablehlo.add"(%241, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%243 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%245 = "stablehlo.add"(%244, %153) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%246 = "stablehlo.gather"(%168, %245) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%247 = "stablehlo.multiply"(%57, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%248 = "stablehlo.multiply"(%247, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%250 = "stablehlo.multiply"(%246, %249) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%251 = "stablehlo.add"(%239, %250) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%252 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%253 = "stablehlo.multiply"(%55, %252) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%254 = "stablehlo.add"(%253, %110) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%255 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%257 = "stablehlo.add"(%256, %165) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%258 = "stablehlo.gather"(%168, %257) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%259 = "stablehlo.multiply"(%57, %112) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%260 = "stablehlo.multiply"(%259, %167) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%261 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%262 = "stablehlo.multiply"(%258, %261) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%263 = "stablehlo.add"(%251, %262) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%264 = "stablehlo.reshape"(%263) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %264 : tensor<2x3x3x2x2xf32>
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
%89 = "stablehlo.multiply"(%28, %54) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%90 = "stablehlo.multiply"(%89, %80) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%92 = "stablehlo.multiply"(%88, %91) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %93 : tensor<2x3x3x2x2xf32>
}
}

