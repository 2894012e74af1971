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
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.floor"(%12) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.multiply"(%13, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%19 = "stablehlo.subtract"(%18, %16) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%20 = "stablehlo.negate"(%17) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%23 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%24 = "stablehlo.compare"(%15, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%25 = "stablehlo.and"(%23, %24) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%27 = "stablehlo.select"(%25, %15, %26) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%28 = "stablehlo.convert"(%27) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%30 = "stablehlo.select"(%25, %19, %29) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%32 = "stablehlo.select"(%25, %20, %31) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%34 = "stablehlo.add"(%15, %33) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%37 = "stablehlo.compare"(%34, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%38 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%39 = "stablehlo.and"(%37, %38) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%41 = "stablehlo.select"(%39, %34, %40) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%42 = "stablehlo.convert"(%41) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%44 = "stablehlo.select"(%39, %16, %43) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%46 = "stablehlo.select"(%39, %17, %45) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%54 = "stablehlo.subtract"(%52, %53) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%55 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%56 = "stablehlo.divide"(%54, %55) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%57 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.floor"(%56) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%60 = "stablehlo.subtract"(%56, %59) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%61 = "stablehlo.multiply"(%57, %58) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%63 = "stablehlo.subtract"(%62, %60) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%64 = "stablehlo.negate"(%61) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.compare"(%59, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%68 = "stablehlo.compare"(%59, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%71 = "stablehlo.select"(%69, %59, %70) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.select"(%69, %63, %73) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%76 = "stablehlo.select"(%69, %64, %75) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%78 = "stablehlo.add"(%59, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%79 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%81 = "stablehlo.compare"(%78, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%82 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%85 = "stablehlo.select"(%83, %78, %84) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%86 = "stablehlo.convert"(%85) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%88 = "stablehlo.select"(%83, %60, %87) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%90 = "stablehlo.select"(%83, %61, %89) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%95 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%98 = "stablehlo.subtract"(%96, %97) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%100 = "stablehlo.divide"(%98, %99) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%103 = "stablehlo.floor"(%100) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%104 = "stablehlo.subtract"(%100, %103) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%105 = "stablehlo.multiply"(%101, %102) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%107 = "stablehlo.subtract"(%106, %104) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%108 = "stablehlo.negate"(%105) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%111 = "stablehlo.compare"(%103, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%112 = "stablehlo.compare"(%103, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%113 = "stablehlo.and"(%111, %112) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%115 = "stablehlo.select"(%113, %103, %114) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%116 = "stablehlo.convert"(%115) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%118 = "stablehlo.select"(%113, %107, %117) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%120 = "stablehlo.select"(%113, %108, %119) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%122 = "stablehlo.add"(%103, %121) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%123 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%125 = "stablehlo.compare"(%122, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%126 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%127 = "stablehlo.and"(%125, %126) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%129 = "stablehlo.select"(%127, %122, %128) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%130 = "stablehlo.convert"(%129) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%132 = "stablehlo.select"(%127, %104, %131) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%134 = "stablehlo.select"(%127, %105, %133) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%135 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%136 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%137 = "stablehlo.multiply"(%28, %136) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%138 = "stablehlo.add"(%137, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%139 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%141 = "stablehlo.add"(%140, %116) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%142 = "stablehlo.gather"(%135, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%143 = "stablehlo.multiply"(%30, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%144 = "stablehlo.multiply"(%143, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%146 = "stablehlo.multiply"(%142, %145) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%147 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%148 = "stablehlo.multiply"(%28, %147) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%149 = "stablehlo.add"(%148, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%150 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%152 = "stablehlo.add"(%151, %130) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%153 = "stablehlo.gather"(%135, %152) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%154 = "stablehlo.multiply"(%30, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%155 = "stablehlo.multiply"(%154, %132) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%157 = "stablehlo.multiply"(%153, %156) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%158 = "stablehlo.add"(%146, %157) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%159 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%160 = "stablehlo.multiply"(%28, %159) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%161 = "stablehlo.add"(%160, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%162 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%164 = "stablehlo.add"(%163, %116) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%165 = "stablehlo.gather"(%135, %164) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%166 = "stablehlo.multiply"(%30, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%167 = "stablehlo.multiply"(%166, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%169 = "stablehlo.multiply"(%165, %168) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%170 = "stablehlo.add"(%158, %169) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%171 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%172 = "stablehlo.multiply"(%28, %171) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%173 = "stablehlo.add"(%172, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%174 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%176 = "stablehlo.add"(%175, %130) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%177 = "stablehlo.gather"(%135, %176) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%178 = "stablehlo.multiply"(%30, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%179 = "stablehlo.multiply"(%178, %132) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%181 = "stablehlo.multiply"(%177, %180) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%182 = "stablehlo.add"(%170, %181) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%183 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%184 = "stablehlo.multiply"(%42, %183) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%185 = "stablehlo.add"(%184, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%186 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%188 = "stablehlo.add"(%187, %116) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%189 = "stablehlo.gather"(%135, %188) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%190 = "stablehlo.multiply"(%44, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%191 = "stablehlo.multiply"(%190, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%193 = "stablehlo.multiply"(%189, %192) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%194 = "stablehlo.add"(%182, %193) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%195 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%196 = "stablehlo.multiply"(%42, %195) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%197 = "stablehlo.add"(%196, %72) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%198 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%200 = "stablehlo.add"(%199, %130) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%201 = "stablehlo.gather"(%135, %200) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%202 = "stablehlo.multiply"(%44, %74) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%203 = "stablehlo.multiply"(%202, %132) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%205 = "stablehlo.multiply"(%201, %204) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%206 = "stablehlo.add"(%194, %205) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%207 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%208 = "stablehlo.multiply"(%42, %207) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%209 = "stablehlo.add"(%208, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%210 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%212 = "stablehlo.add"(%211, %116) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%213 = "stablehlo.gather"(%135, %212) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%214 = "stablehlo.multiply"(%44, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%215 = "stablehlo.multiply"(%214, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%217 = "stablehlo.multiply"(%213, %216) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%218 = "stablehlo.add"(%206, %217) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%219 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%220 = "stablehlo.multiply"(%42, %219) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%221 = "stablehlo.add"(%220, %86) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%222 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%224 = "stablehlo.add"(%223, %130) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%225 = "stablehlo.gather"(%135, %224) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%226 = "stablehlo.multiply"(%44, %88) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%227 = "stablehlo.multiply"(%226, %132) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%229 = "stablehlo.multiply"(%225, %228) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%230 = "stablehlo.add"(%218, %229) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%231 = "stablehlo.reshape"(%230) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %231 : tensor<2x3x3x2x2xf32>
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
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%14 = "stablehlo.abs"(%13) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%16 = "stablehlo.remainder"(%14, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%18 = "stablehlo.divide"(%14, %17) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%19 = "stablehlo.floor"(%18) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%21 = "stablehlo.remainder"(%19, %20) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%24 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%25 = "stablehlo.subtract"(%24, %16) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%26 = "stablehlo.select"(%23, %16, %25) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%30 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%32 = "stablehlo.compare"(%13, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%33 = "stablehlo.select"(%32, %30, %29) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%34 = "stablehlo.negate"(%33) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.select"(%23, %33, %34) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%37 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%38 = "stablehlo.compare"(%28, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%39 = "stablehlo.compare"(%28, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%41 = "stablehlo.maximum"(%28, %36) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%42 = "stablehlo.minimum"(%41, %37) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.convert"(%40) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%44 = "stablehlo.multiply"(%35, %43) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%45 = "stablehlo.floor"(%42) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%46 = "stablehlo.subtract"(%42, %45) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.multiply"(%11, %44) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%49 = "stablehlo.subtract"(%48, %46) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%50 = "stablehlo.negate"(%47) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%51 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%53 = "stablehlo.compare"(%45, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%54 = "stablehlo.compare"(%45, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%57 = "stablehlo.select"(%55, %45, %56) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%58 = "stablehlo.convert"(%57) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%60 = "stablehlo.select"(%55, %49, %59) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%62 = "stablehlo.select"(%55, %50, %61) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%64 = "stablehlo.add"(%45, %63) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%67 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%68 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.select"(%69, %46, %73) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%76 = "stablehlo.select"(%69, %47, %75) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%77 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%82 = "stablehlo.divide"(%80, %81) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%83 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%87 = "stablehlo.subtract"(%84, %86) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%88 = "stablehlo.abs"(%87) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%90 = "stablehlo.remainder"(%88, %89) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%92 = "stablehlo.divide"(%88, %91) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%93 = "stablehlo.floor"(%92) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%95 = "stablehlo.remainder"(%93, %94) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%97 = "stablehlo.compare"(%95, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%98 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%99 = "stablehlo.subtract"(%98, %90) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%100 = "stablehlo.select"(%97, %90, %99) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%104 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%106 = "stablehlo.compare"(%87, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%107 = "stablehlo.select"(%106, %104, %103) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%108 = "stablehlo.negate"(%107) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%109 = "stablehlo.select"(%97, %107, %108) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%111 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%112 = "stablehlo.compare"(%102, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%113 = "stablehlo.compare"(%102, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%115 = "stablehlo.maximum"(%102, %110) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%116 = "stablehlo.minimum"(%115, %111) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%117 = "stablehlo.convert"(%114) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%118 = "stablehlo.multiply"(%109, %117) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%119 = "stablehlo.floor"(%116) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%120 = "stablehlo.subtract"(%116, %119) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%121 = "stablehlo.multiply"(%85, %118) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%123 = "stablehlo.subtract"(%122, %120) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%124 = "stablehlo.negate"(%121) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%125 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%127 = "stablehlo.compare"(%119, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%128 = "stablehlo.compare"(%119, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%129 = "stablehlo.and"(%127, %128) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%131 = "stablehlo.select"(%129, %119, %130) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%132 = "stablehlo.convert"(%131) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%134 = "stablehlo.select"(%129, %123, %133) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%136 = "stablehlo.select"(%129, %124, %135) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%138 = "stablehlo.add"(%119, %137) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%139 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%141 = "stablehlo.compare"(%138, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%142 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%143 = "stablehlo.and"(%141, %142) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%145 = "stablehlo.select"(%143, %138, %144) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%148 = "stablehlo.select"(%143, %120, %147) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%150 = "stablehlo.select"(%143, %121, %149) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%151 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%152 = "stablehlo.reshape"(%151) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%155 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%156 = "stablehlo.divide"(%154, %155) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%157 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%161 = "stablehlo.subtract"(%158, %160) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%162 = "stablehlo.abs"(%161) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%163 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%164 = "stablehlo.remainder"(%162, %163) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%165 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%166 = "stablehlo.divide"(%162, %165) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%167 = "stablehlo.floor"(%166) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%169 = "stablehlo.remainder"(%167, %168) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%171 = "stablehlo.compare"(%169, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%173 = "stablehlo.subtract"(%172, %164) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%174 = "stablehlo.select"(%171, %164, %173) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%176 = "stablehlo.add"(%174, %175) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%178 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%180 = "stablehlo.compare"(%161, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%181 = "stablehlo.select"(%180, %178, %177) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%182 = "stablehlo.negate"(%181) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%183 = "stablehlo.select"(%171, %181, %182) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%185 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%186 = "stablehlo.compare"(%176, %184) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%187 = "stablehlo.compare"(%176, %185) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%188 = "stablehlo.and"(%186, %187) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%189 = "stablehlo.maximum"(%176, %184) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%190 = "stablehlo.minimum"(%189, %185) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%191 = "stablehlo.convert"(%188) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%192 = "stablehlo.multiply"(%183, %191) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%193 = "stablehlo.floor"(%190) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%194 = "stablehlo.subtract"(%190, %193) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%195 = "stablehlo.multiply"(%159, %192) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%197 = "stablehlo.subtract"(%196, %194) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%198 = "stablehlo.negate"(%195) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%201 = "stablehlo.compare"(%193, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%202 = "stablehlo.compare"(%193, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%203 = "stablehlo.and"(%201, %202) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%205 = "stablehlo.select"(%203, %193, %204) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%206 = "stablehlo.convert"(%205) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%208 = "stablehlo.select"(%203, %197, %207) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%210 = "stablehlo.select"(%203, %198, %209) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%211 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%212 = "stablehlo.add"(%193, %211) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%213 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%215 = "stablehlo.compare"(%212, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%216 = "stablehlo.compare"(%212, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%217 = "stablehlo.and"(%215, %216) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%219 = "stablehlo.select"(%217, %212, %218) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%220 = "stablehlo.convert"(%219) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%222 = "stablehlo.select"(%217, %194, %221) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%224 = "stablehlo.select"(%217, %195, %223) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%225 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%226 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%227 = "stablehlo.multiply"(%58, %226) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%228 = "stablehlo.add"(%227, %132) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%229 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%231 = "stablehlo.add"(%230, %206) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%232 = "stablehlo.gather"(%225, %231) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%233 = "stablehlo.multiply"(%60, %134) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%234 = "stablehlo.multiply"(%233, %208) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%236 = "stablehlo.multiply"(%232, %235) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%237 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%238 = "stablehlo.multiply"(%58, %237) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%239 = "stablehlo.add"(%238, %132) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%240 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%242 = "stablehlo.add"(%241, %220) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%243 = "stablehlo.gather"(%225, %242) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%244 = "stablehlo.multiply"(%60, %134) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%245 = "stablehlo.multiply"(%244, %222) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%247 = "stablehlo.multiply"(%243, %246) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%248 = "stablehlo.add"(%236, %247) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%249 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%250 = "stablehlo.multiply"(%58, %249) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%251 = "stablehlo.add"(%250, %146) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%252 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%254 = "stablehlo.add"(%253, %206) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%255 = "stablehlo.gather"(%225, %254) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%256 = "stablehlo.multiply"(%60, %148) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%257 = "stablehlo.multiply"(%256, %208) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%259 = "stablehlo.multiply"(%255, %258) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%260 = "stablehlo.add"(%248, %259) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%261 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%262 = "stablehlo.multiply"(%58, %261) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%263 = "stablehlo.add"(%262, %146) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%264 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%265 = "stablehlo.multiply"(%263, %264) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%266 = "stablehlo.add"(%265, %220) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%267 = "stablehlo.gather"(%225, %266) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%268 = "stablehlo.multiply"(%60, %148) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%269 = "stablehlo.multiply"(%268, %222) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%271 = "stablehlo.multiply"(%267, %270) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%272 = "stablehlo.add"(%260, %271) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%273 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%274 = "stablehlo.multiply"(%72, %273) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%275 = "stablehlo.add"(%274, %132) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%276 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%278 = "stablehlo.add"(%277, %206) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%279 = "stablehlo.gather"(%225, %278) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%280 = "stablehlo.multiply"(%74, %134) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%281 = "stablehlo.multiply"(%280, %208) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%283 = "stablehlo.multiply"(%279, %282) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%284 = "stablehlo.add"(%272, %283) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%285 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%286 = "stablehlo.multiply"(%72, %285) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%287 = "stablehlo.add"(%286, %132) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%290 = "stablehlo.add"(%289, %220) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%291 = "stablehlo.gather"(%225, %290) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%292 = "stablehlo.multiply"(%74, %134) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%293 = "stablehlo.multiply"(%292, %222) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%294 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%295 = "stablehlo.multiply"(%291, %294) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%296 = "stablehlo.add"(%284, %295) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%297 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%298 = "stablehlo.multiply"(%72, %297) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%299 = "stablehlo.add"(%298, %146) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%300 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%301 = "stablehlo.multiply"(%299, %300) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%302 = "stablehlo.add"(%301, %206) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%303 = "stablehlo.gather"(%225, %302) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%304 = "stablehlo.multiply"(%74, %148) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%305 = "stablehlo.multiply"(%304, %208) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%307 = "stablehlo.multiply"(%303, %306) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%308 = "stablehlo.add"(%296, %307) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%309 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%310 = "stablehlo.multiply"(%72, %309) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%311 = "stablehlo.add"(%310, %146) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%312 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%313 = "stablehlo.multiply"(%311, %312) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%314 = "stablehlo.add"(%313, %220) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%315 = "stablehlo.gather"(%225, %314) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%316 = "stablehlo.multiply"(%74, %148) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%317 = "stablehlo.multiply"(%316, %222) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%318 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%319 = "stablehlo.multiply"(%315, %318) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%320 = "stablehlo.add"(%308, %319) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%321 = "stablehlo.reshape"(%320) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %321 : tensor<2x3x3x2x2xf32>
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
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%16 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%17 = "stablehlo.compare"(%12, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%19 = "stablehlo.maximum"(%12, %14) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%20 = "stablehlo.minimum"(%19, %15) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%21 = "stablehlo.convert"(%18) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%22 = "stablehlo.round_nearest_even"(%20) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%27 = "stablehlo.compare"(%22, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%28 = "stablehlo.compare"(%22, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%29 = "stablehlo.and"(%27, %28) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%31 = "stablehlo.select"(%29, %22, %30) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%32 = "stablehlo.convert"(%31) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%34 = "stablehlo.select"(%29, %23, %33) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%36 = "stablehlo.select"(%29, %24, %35) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%37 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%41 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%44 = "stablehlo.subtract"(%42, %43) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%46 = "stablehlo.divide"(%44, %45) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%47 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%50 = "stablehlo.compare"(%46, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%51 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%52 = "stablehlo.and"(%50, %51) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%53 = "stablehlo.maximum"(%46, %48) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%54 = "stablehlo.minimum"(%53, %49) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%55 = "stablehlo.convert"(%52) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%56 = "stablehlo.round_nearest_even"(%54) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%59 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%61 = "stablehlo.compare"(%56, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%62 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%65 = "stablehlo.select"(%63, %56, %64) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%66 = "stablehlo.convert"(%65) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%68 = "stablehlo.select"(%63, %57, %67) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%70 = "stablehlo.select"(%63, %58, %69) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%71 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 12, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x12x3xf32>) -> tensor<2x12x1xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%75 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%78 = "stablehlo.subtract"(%76, %77) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%80 = "stablehlo.divide"(%78, %79) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%81 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%84 = "stablehlo.compare"(%80, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%85 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%86 = "stablehlo.and"(%84, %85) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%87 = "stablehlo.maximum"(%80, %82) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%88 = "stablehlo.minimum"(%87, %83) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%89 = "stablehlo.convert"(%86) : (tensor<2x12xi1>) -> tensor<2x12xf32>
%90 = "stablehlo.round_nearest_even"(%88) : (tensor<2x12xf32>) -> tensor<2x12xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%95 = "stablehlo.compare"(%90, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%96 = "stablehlo.compare"(%90, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xi1>
%97 = "stablehlo.and"(%95, %96) : (tensor<2x12xi1>, tensor<2x12xi1>) -> tensor<2x12xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%99 = "stablehlo.select"(%97, %90, %98) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%100 = "stablehlo.convert"(%99) : (tensor<2x12xf32>) -> tensor<2x12xi32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%102 = "stablehlo.select"(%97, %91, %101) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x12xf32>} : () -> tensor<2x12xf32>
%104 = "stablehlo.select"(%97, %92, %103) : (tensor<2x12xi1>, tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%105 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5x3xf32>) -> tensor<2x3x60xf32>
%106 = "stablehlo.constant"() {value = dense<5> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%107 = "stablehlo.multiply"(%32, %106) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%108 = "stablehlo.add"(%107, %66) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%109 = "stablehlo.constant"() {value = dense<3> : tensor<2x12xi32>} : () -> tensor<2x12xi32>
%110 = "stablehlo.multiply"(%108, %109) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%111 = "stablehlo.add"(%110, %100) : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
%112 = "stablehlo.gather"(%105, %111) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x60xf32>, tensor<2x12xi32>) -> tensor<2x3x12xf32>
%113 = "stablehlo.multiply"(%34, %68) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%114 = "stablehlo.multiply"(%113, %102) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x12xf32>) -> tensor<2x3x12xf32>
%116 = "stablehlo.multiply"(%112, %115) : (tensor<2x3x12xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
%117 = "stablehlo.reshape"(%116) : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
return %117 : tensor<2x3x3x2x2xf32>
}
}

