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
%108 = "stablehlo.and"(%32, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%111 = "stablehlo.select"(%109, %107, %110) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%112 = "stablehlo.multiply"(%37, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%115 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%116 = "stablehlo.multiply"(%35, %115) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%117 = "stablehlo.add"(%116, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%118 = "stablehlo.gather"(%6, %117) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%119 = "stablehlo.and"(%32, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%122 = "stablehlo.select"(%120, %118, %121) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%123 = "stablehlo.multiply"(%37, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%126 = "stablehlo.add"(%114, %125) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%127 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%128 = "stablehlo.multiply"(%49, %127) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%129 = "stablehlo.add"(%128, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%130 = "stablehlo.gather"(%6, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%131 = "stablehlo.and"(%46, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%134 = "stablehlo.select"(%132, %130, %133) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%135 = "stablehlo.multiply"(%51, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%138 = "stablehlo.add"(%126, %137) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%139 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%140 = "stablehlo.multiply"(%49, %139) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%141 = "stablehlo.add"(%140, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%142 = "stablehlo.gather"(%6, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%143 = "stablehlo.and"(%46, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%146 = "stablehlo.select"(%144, %142, %145) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%147 = "stablehlo.multiply"(%51, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%150 = "stablehlo.add"(%138, %149) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%151 = "stablehlo.reshape"(%101) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%153 = "stablehlo.multiply"(%150, %152) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%154 = "stablehlo.reshape"(%153) : (tensor<2x4x144xf32>) -> tensor<2x1x24x24xf32>
%155 = "stablehlo.dot_general"(%103, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x6x24xf32>, tensor<2x1x24x24xf32>) -> tensor<1x6x24xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<1x6x24xf32>) -> tensor<6x4x3x2xf32>
%157 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x6x24xf32>, tensor<2x1x6x24xf32>) -> tensor<1x24x2x24xf32>
%158 = "stablehlo.transpose"(%157) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<1x24x2x24xf32>) -> tensor<2x1x24x24xf32>
%159 = "stablehlo.reshape"(%158) : (tensor<2x1x24x24xf32>) -> tensor<2x4x144xf32>
%160 = "stablehlo.multiply"(%159, %150) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%165 = "stablehlo.reduce"(%160, %161) ({
^bb0(%162: tensor<f32>, %163: tensor<f32>):
%164 = "stablehlo.add"(%162, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%164) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%166 = "stablehlo.reshape"(%165) : (tensor<2x144xf32>) -> tensor<2x6x4x6xf32>
%167 = "stablehlo.reshape"(%101) : (tensor<2x1x144xf32>) -> tensor<2x144xf32>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%169 = "stablehlo.multiply"(%159, %168) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x42xf32>} : () -> tensor<2x4x42xf32>
%171 = "stablehlo.multiply"(%37, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%173 = "stablehlo.multiply"(%169, %172) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%174 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%175 = "stablehlo.multiply"(%35, %174) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%176 = "stablehlo.add"(%175, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%177 = "stablehlo.and"(%32, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%180 = "stablehlo.select"(%178, %173, %179) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%184 = "stablehlo.scatter"(%170, %176, %180) ({
^bb0(%181: tensor<f32>, %182: tensor<f32>):
%183 = "stablehlo.add"(%181, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%183) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%185 = "stablehlo.multiply"(%37, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%187 = "stablehlo.multiply"(%169, %186) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%188 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%189 = "stablehlo.multiply"(%35, %188) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%190 = "stablehlo.add"(%189, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%191 = "stablehlo.and"(%32, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%194 = "stablehlo.select"(%192, %187, %193) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%198 = "stablehlo.scatter"(%184, %190, %194) ({
^bb0(%195: tensor<f32>, %196: tensor<f32>):
%197 = "stablehlo.add"(%195, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%197) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%199 = "stablehlo.multiply"(%51, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%201 = "stablehlo.multiply"(%169, %200) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%202 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%203 = "stablehlo.multiply"(%49, %202) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%204 = "stablehlo.add"(%203, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%205 = "stablehlo.and"(%46, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%208 = "stablehlo.select"(%206, %201, %207) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%212 = "stablehlo.scatter"(%198, %204, %208) ({
^bb0(%209: tensor<f32>, %210: tensor<f32>):
%211 = "stablehlo.add"(%209, %210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%211) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%213 = "stablehlo.multiply"(%51, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xf32>) -> tensor<2x4x144xf32>
%215 = "stablehlo.multiply"(%169, %214) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%216 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%217 = "stablehlo.multiply"(%49, %216) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%218 = "stablehlo.add"(%217, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%219 = "stablehlo.and"(%46, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%222 = "stablehlo.select"(%220, %215, %221) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%226 = "stablehlo.scatter"(%212, %218, %222) ({
^bb0(%223: tensor<f32>, %224: tensor<f32>):
%225 = "stablehlo.add"(%223, %224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%225) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<2x4x42xf32>, tensor<2x144xi32>, tensor<2x4x144xf32>) -> tensor<2x4x42xf32>
%227 = "stablehlo.reshape"(%226) : (tensor<2x4x42xf32>) -> tensor<2x4x6x7xf32>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x144xf32>} : () -> tensor<2x144xf32>
%229 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%230 = "stablehlo.multiply"(%35, %229) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%231 = "stablehlo.add"(%230, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%232 = "stablehlo.gather"(%6, %231) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%233 = "stablehlo.and"(%32, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%234 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%236 = "stablehlo.select"(%234, %232, %235) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%237 = "stablehlo.multiply"(%236, %169) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%238 = "stablehlo.and"(%32, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%241 = "stablehlo.select"(%239, %237, %240) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%246 = "stablehlo.reduce"(%241, %242) ({
^bb0(%243: tensor<f32>, %244: tensor<f32>):
%245 = "stablehlo.add"(%243, %244) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%245) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%247 = "stablehlo.multiply"(%39, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%249 = "stablehlo.add"(%228, %248) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%250 = "stablehlo.multiply"(%37, %86) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%251 = "stablehlo.multiply"(%246, %250) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%252 = "stablehlo.add"(%228, %251) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%253 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%254 = "stablehlo.multiply"(%35, %253) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%255 = "stablehlo.add"(%254, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%256 = "stablehlo.gather"(%6, %255) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%257 = "stablehlo.and"(%32, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%260 = "stablehlo.select"(%258, %256, %259) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%261 = "stablehlo.multiply"(%260, %169) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%262 = "stablehlo.and"(%32, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%265 = "stablehlo.select"(%263, %261, %264) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%270 = "stablehlo.reduce"(%265, %266) ({
^bb0(%267: tensor<f32>, %268: tensor<f32>):
%269 = "stablehlo.add"(%267, %268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%269) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%271 = "stablehlo.multiply"(%39, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%272 = "stablehlo.multiply"(%270, %271) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%273 = "stablehlo.add"(%249, %272) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%274 = "stablehlo.multiply"(%37, %100) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%275 = "stablehlo.multiply"(%270, %274) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%276 = "stablehlo.add"(%252, %275) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%277 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%278 = "stablehlo.multiply"(%49, %277) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%279 = "stablehlo.add"(%278, %82) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%280 = "stablehlo.gather"(%6, %279) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%281 = "stablehlo.and"(%46, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%284 = "stablehlo.select"(%282, %280, %283) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%285 = "stablehlo.multiply"(%284, %169) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%286 = "stablehlo.and"(%46, %79) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%287 = "stablehlo.broadcast_in_dim"(%286) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%288 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%289 = "stablehlo.select"(%287, %285, %288) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%294 = "stablehlo.reduce"(%289, %290) ({
^bb0(%291: tensor<f32>, %292: tensor<f32>):
%293 = "stablehlo.add"(%291, %292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%293) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%295 = "stablehlo.multiply"(%53, %84) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%296 = "stablehlo.multiply"(%294, %295) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%297 = "stablehlo.add"(%273, %296) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%298 = "stablehlo.multiply"(%51, %86) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%299 = "stablehlo.multiply"(%294, %298) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%300 = "stablehlo.add"(%276, %299) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%301 = "stablehlo.constant"() {value = dense<7> : tensor<2x144xi32>} : () -> tensor<2x144xi32>
%302 = "stablehlo.multiply"(%49, %301) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%303 = "stablehlo.add"(%302, %96) : (tensor<2x144xi32>, tensor<2x144xi32>) -> tensor<2x144xi32>
%304 = "stablehlo.gather"(%6, %303) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<2x4x42xf32>, tensor<2x144xi32>) -> tensor<2x4x144xf32>
%305 = "stablehlo.and"(%46, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%308 = "stablehlo.select"(%306, %304, %307) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%309 = "stablehlo.multiply"(%308, %169) : (tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%310 = "stablehlo.and"(%46, %93) : (tensor<2x144xi1>, tensor<2x144xi1>) -> tensor<2x144xi1>
%311 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x144xi1>) -> tensor<2x4x144xi1>
%312 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x144xf32>} : () -> tensor<2x4x144xf32>
%313 = "stablehlo.select"(%311, %309, %312) : (tensor<2x4x144xi1>, tensor<2x4x144xf32>, tensor<2x4x144xf32>) -> tensor<2x4x144xf32>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%318 = "stablehlo.reduce"(%313, %314) ({
^bb0(%315: tensor<f32>, %316: tensor<f32>):
%317 = "stablehlo.add"(%315, %316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%317) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x144xf32>, tensor<f32>) -> tensor<2x144xf32>
%319 = "stablehlo.multiply"(%53, %98) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%320 = "stablehlo.multiply"(%318, %319) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%321 = "stablehlo.add"(%297, %320) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%322 = "stablehlo.multiply"(%51, %100) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%323 = "stablehlo.multiply"(%318, %322) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%324 = "stablehlo.add"(%300, %323) : (tensor<2x144xf32>, tensor<2x144xf32>) -> tensor<2x144xf32>
%325 = "stablehlo.reshape"(%321) : (tensor<2x144xf32>) -> tensor<2x6x1x24xf32>
%326 = "stablehlo.reshape"(%324) : (tensor<2x144xf32>) -> tensor<2x6x1x24xf32>
%327 = "stablehlo.concatenate"(%325, %326) {dimension = 2 : i64} : (tensor<2x6x1x24xf32>, tensor<2x6x1x24xf32>) -> tensor<2x6x2x24xf32>
%328 = "stablehlo.reshape"(%327) : (tensor<2x6x2x24xf32>) -> tensor<2x12x4x6xf32>
%329 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%333 = "stablehlo.reduce"(%0, %329) ({
^bb0(%330: tensor<f32>, %331: tensor<f32>):
%332 = "stablehlo.add"(%330, %331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%332) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x4x6xf32>, tensor<f32>) -> tensor<6xf32>
return %227, %156, %328, %166, %333 : tensor<2x4x6x7xf32>, tensor<6x4x3x2xf32>, tensor<2x12x4x6xf32>, tensor<2x6x4x6xf32>, tensor<6xf32>
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
%107 = "stablehlo.and"(%32, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%110 = "stablehlo.select"(%108, %106, %109) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%111 = "stablehlo.multiply"(%37, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%113 = "stablehlo.multiply"(%110, %112) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%114 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%115 = "stablehlo.multiply"(%35, %114) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%116 = "stablehlo.add"(%115, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%117 = "stablehlo.gather"(%6, %116) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%118 = "stablehlo.and"(%32, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%121 = "stablehlo.select"(%119, %117, %120) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%122 = "stablehlo.multiply"(%37, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%125 = "stablehlo.add"(%113, %124) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%126 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%127 = "stablehlo.multiply"(%49, %126) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%128 = "stablehlo.add"(%127, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%129 = "stablehlo.gather"(%6, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%130 = "stablehlo.and"(%46, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%133 = "stablehlo.select"(%131, %129, %132) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%134 = "stablehlo.multiply"(%51, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%136 = "stablehlo.multiply"(%133, %135) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%137 = "stablehlo.add"(%125, %136) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%138 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%139 = "stablehlo.multiply"(%49, %138) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%140 = "stablehlo.add"(%139, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%141 = "stablehlo.gather"(%6, %140) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%142 = "stablehlo.and"(%46, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%145 = "stablehlo.select"(%143, %141, %144) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%146 = "stablehlo.multiply"(%51, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%148 = "stablehlo.multiply"(%145, %147) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%149 = "stablehlo.add"(%137, %148) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%150 = "stablehlo.reshape"(%149) : (tensor<4x2x54xf32>) -> tensor<2x2x12x9xf32>
%151 = "stablehlo.dot_general"(%102, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x9xf32>, tensor<2x2x12x9xf32>) -> tensor<2x3x12xf32>
%152 = "stablehlo.reshape"(%151) : (tensor<2x3x12xf32>) -> tensor<6x2x3x2xf32>
%153 = "stablehlo.dot_general"(%101, %102) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12xf32>, tensor<2x2x3x9xf32>) -> tensor<2x12x2x9xf32>
%154 = "stablehlo.transpose"(%153) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x12x2x9xf32>) -> tensor<2x2x12x9xf32>
%155 = "stablehlo.reshape"(%154) : (tensor<2x2x12x9xf32>) -> tensor<4x2x54xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x1x1xf32>} : () -> tensor<2x0x1x1xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x42xf32>} : () -> tensor<4x2x42xf32>
%158 = "stablehlo.multiply"(%37, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%160 = "stablehlo.multiply"(%155, %159) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%161 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%162 = "stablehlo.multiply"(%35, %161) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%163 = "stablehlo.add"(%162, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%164 = "stablehlo.and"(%32, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%165 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%167 = "stablehlo.select"(%165, %160, %166) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%171 = "stablehlo.scatter"(%157, %163, %167) ({
^bb0(%168: tensor<f32>, %169: tensor<f32>):
%170 = "stablehlo.add"(%168, %169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%170) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%172 = "stablehlo.multiply"(%37, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%174 = "stablehlo.multiply"(%155, %173) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%175 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%176 = "stablehlo.multiply"(%35, %175) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%177 = "stablehlo.add"(%176, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%178 = "stablehlo.and"(%32, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%181 = "stablehlo.select"(%179, %174, %180) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%185 = "stablehlo.scatter"(%171, %177, %181) ({
^bb0(%182: tensor<f32>, %183: tensor<f32>):
%184 = "stablehlo.add"(%182, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%184) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%186 = "stablehlo.multiply"(%51, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%187 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%188 = "stablehlo.multiply"(%155, %187) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%189 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%190 = "stablehlo.multiply"(%49, %189) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%191 = "stablehlo.add"(%190, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%192 = "stablehlo.and"(%46, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%195 = "stablehlo.select"(%193, %188, %194) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%199 = "stablehlo.scatter"(%185, %191, %195) ({
^bb0(%196: tensor<f32>, %197: tensor<f32>):
%198 = "stablehlo.add"(%196, %197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%198) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%200 = "stablehlo.multiply"(%51, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xf32>) -> tensor<4x2x54xf32>
%202 = "stablehlo.multiply"(%155, %201) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%203 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%204 = "stablehlo.multiply"(%49, %203) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%205 = "stablehlo.add"(%204, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%206 = "stablehlo.and"(%46, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%207 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%209 = "stablehlo.select"(%207, %202, %208) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%213 = "stablehlo.scatter"(%199, %205, %209) ({
^bb0(%210: tensor<f32>, %211: tensor<f32>):
%212 = "stablehlo.add"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%212) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x42xf32>, tensor<4x54xi32>, tensor<4x2x54xf32>) -> tensor<4x2x42xf32>
%214 = "stablehlo.reshape"(%213) : (tensor<4x2x42xf32>) -> tensor<2x4x6x7xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x54xf32>} : () -> tensor<4x54xf32>
%216 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%217 = "stablehlo.multiply"(%35, %216) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%218 = "stablehlo.add"(%217, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%219 = "stablehlo.gather"(%6, %218) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%220 = "stablehlo.and"(%32, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%224 = "stablehlo.multiply"(%223, %155) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%225 = "stablehlo.and"(%32, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%228 = "stablehlo.select"(%226, %224, %227) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%233 = "stablehlo.reduce"(%228, %229) ({
^bb0(%230: tensor<f32>, %231: tensor<f32>):
%232 = "stablehlo.add"(%230, %231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%232) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%234 = "stablehlo.multiply"(%39, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%236 = "stablehlo.add"(%215, %235) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%237 = "stablehlo.multiply"(%37, %86) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%238 = "stablehlo.multiply"(%233, %237) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%239 = "stablehlo.add"(%215, %238) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%240 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%241 = "stablehlo.multiply"(%35, %240) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%242 = "stablehlo.add"(%241, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%243 = "stablehlo.gather"(%6, %242) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%244 = "stablehlo.and"(%32, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%247 = "stablehlo.select"(%245, %243, %246) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%248 = "stablehlo.multiply"(%247, %155) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%249 = "stablehlo.and"(%32, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%251 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%252 = "stablehlo.select"(%250, %248, %251) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%253 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%257 = "stablehlo.reduce"(%252, %253) ({
^bb0(%254: tensor<f32>, %255: tensor<f32>):
%256 = "stablehlo.add"(%254, %255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%256) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%258 = "stablehlo.multiply"(%39, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%259 = "stablehlo.multiply"(%257, %258) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%260 = "stablehlo.add"(%236, %259) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%261 = "stablehlo.multiply"(%37, %100) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%262 = "stablehlo.multiply"(%257, %261) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%263 = "stablehlo.add"(%239, %262) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%264 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%265 = "stablehlo.multiply"(%49, %264) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%266 = "stablehlo.add"(%265, %82) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%267 = "stablehlo.gather"(%6, %266) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%268 = "stablehlo.and"(%46, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%271 = "stablehlo.select"(%269, %267, %270) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%272 = "stablehlo.multiply"(%271, %155) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%273 = "stablehlo.and"(%46, %79) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%276 = "stablehlo.select"(%274, %272, %275) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%281 = "stablehlo.reduce"(%276, %277) ({
^bb0(%278: tensor<f32>, %279: tensor<f32>):
%280 = "stablehlo.add"(%278, %279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%280) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%282 = "stablehlo.multiply"(%53, %84) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%284 = "stablehlo.add"(%260, %283) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%285 = "stablehlo.multiply"(%51, %86) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%286 = "stablehlo.multiply"(%281, %285) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%287 = "stablehlo.add"(%263, %286) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%288 = "stablehlo.constant"() {value = dense<7> : tensor<4x54xi32>} : () -> tensor<4x54xi32>
%289 = "stablehlo.multiply"(%49, %288) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%290 = "stablehlo.add"(%289, %96) : (tensor<4x54xi32>, tensor<4x54xi32>) -> tensor<4x54xi32>
%291 = "stablehlo.gather"(%6, %290) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<4x2x42xf32>, tensor<4x54xi32>) -> tensor<4x2x54xf32>
%292 = "stablehlo.and"(%46, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%295 = "stablehlo.select"(%293, %291, %294) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%296 = "stablehlo.multiply"(%295, %155) : (tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%297 = "stablehlo.and"(%46, %93) : (tensor<4x54xi1>, tensor<4x54xi1>) -> tensor<4x54xi1>
%298 = "stablehlo.broadcast_in_dim"(%297) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x54xi1>) -> tensor<4x2x54xi1>
%299 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x54xf32>} : () -> tensor<4x2x54xf32>
%300 = "stablehlo.select"(%298, %296, %299) : (tensor<4x2x54xi1>, tensor<4x2x54xf32>, tensor<4x2x54xf32>) -> tensor<4x2x54xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.reduce"(%300, %301) ({
^bb0(%302: tensor<f32>, %303: tensor<f32>):
%304 = "stablehlo.add"(%302, %303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%304) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x2x54xf32>, tensor<f32>) -> tensor<4x54xf32>
%306 = "stablehlo.multiply"(%53, %98) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%307 = "stablehlo.multiply"(%305, %306) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%308 = "stablehlo.add"(%284, %307) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%309 = "stablehlo.multiply"(%51, %100) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%310 = "stablehlo.multiply"(%305, %309) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%311 = "stablehlo.add"(%287, %310) : (tensor<4x54xf32>, tensor<4x54xf32>) -> tensor<4x54xf32>
%312 = "stablehlo.reshape"(%308) : (tensor<4x54xf32>) -> tensor<4x6x1x9xf32>
%313 = "stablehlo.reshape"(%311) : (tensor<4x54xf32>) -> tensor<4x6x1x9xf32>
%314 = "stablehlo.concatenate"(%312, %313) {dimension = 2 : i64} : (tensor<4x6x1x9xf32>, tensor<4x6x1x9xf32>) -> tensor<4x6x2x9xf32>
%315 = "stablehlo.reshape"(%314) : (tensor<4x6x2x9xf32>) -> tensor<2x24x3x3xf32>
%316 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%320 = "stablehlo.reduce"(%0, %316) ({
^bb0(%317: tensor<f32>, %318: tensor<f32>):
%319 = "stablehlo.add"(%317, %318) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%319) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x3x3xf32>, tensor<f32>) -> tensor<6xf32>
return %214, %152, %315, %156, %320 : tensor<2x4x6x7xf32>, tensor<6x2x3x2xf32>, tensor<2x24x3x3xf32>, tensor<2x0x1x1xf32>, tensor<6xf32>
}
}

