// f32[2,3,4,5] f32[2,3,2,2] 0 0 false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.multiply"(%13, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.subtract"(%18, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.negate"(%17) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%24 = "stablehlo.compare"(%15, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.and"(%23, %24) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.select"(%25, %15, %26) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.convert"(%27) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.select"(%25, %19, %29) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.select"(%25, %20, %31) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.add"(%15, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.compare"(%34, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%38 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.and"(%37, %38) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.select"(%39, %34, %40) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.convert"(%41) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.select"(%39, %16, %43) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.select"(%39, %17, %45) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.subtract"(%52, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.divide"(%54, %55) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.floor"(%56) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.subtract"(%56, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.multiply"(%57, %58) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.subtract"(%62, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.negate"(%61) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.compare"(%59, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%68 = "stablehlo.compare"(%59, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.select"(%69, %59, %70) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.select"(%69, %63, %73) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.select"(%69, %64, %75) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.add"(%59, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.compare"(%78, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%82 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%83, %78, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.convert"(%85) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.select"(%83, %60, %87) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.select"(%83, %61, %89) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%92 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%93 = "stablehlo.multiply"(%28, %92) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%94 = "stablehlo.add"(%93, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%95 = "stablehlo.gather"(%91, %94) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%96 = "stablehlo.multiply"(%30, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%100 = "stablehlo.multiply"(%28, %99) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%101 = "stablehlo.add"(%100, %86) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%102 = "stablehlo.gather"(%91, %101) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.multiply"(%30, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%105 = "stablehlo.multiply"(%102, %104) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%106 = "stablehlo.add"(%98, %105) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%108 = "stablehlo.multiply"(%42, %107) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%109 = "stablehlo.add"(%108, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%110 = "stablehlo.gather"(%91, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.multiply"(%44, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%113 = "stablehlo.multiply"(%110, %112) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.add"(%106, %113) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%116 = "stablehlo.multiply"(%42, %115) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%117 = "stablehlo.add"(%116, %86) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%118 = "stablehlo.gather"(%91, %117) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%119 = "stablehlo.multiply"(%44, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.multiply"(%118, %120) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.add"(%114, %121) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%123 = "stablehlo.reshape"(%122) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %123 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 0 1 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%15 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%16 = "stablehlo.and"(%14, %15) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%17 = "stablehlo.maximum"(%10, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.minimum"(%17, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.convert"(%16) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%20 = "stablehlo.floor"(%18) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.subtract"(%18, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.multiply"(%11, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.subtract"(%23, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.negate"(%22) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.compare"(%20, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%29 = "stablehlo.compare"(%20, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%30 = "stablehlo.and"(%28, %29) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.select"(%30, %20, %31) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.convert"(%32) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.select"(%30, %24, %34) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.select"(%30, %25, %36) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.add"(%20, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%43 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.and"(%42, %43) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.select"(%44, %39, %45) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.convert"(%46) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.select"(%44, %21, %48) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.select"(%44, %22, %50) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.multiply"(%57, %58) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.compare"(%59, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%64 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%66 = "stablehlo.maximum"(%59, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.minimum"(%66, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.convert"(%65) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%69 = "stablehlo.floor"(%67) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.subtract"(%67, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.multiply"(%60, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.subtract"(%72, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.negate"(%71) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.compare"(%69, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%78 = "stablehlo.compare"(%69, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%79 = "stablehlo.and"(%77, %78) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.select"(%79, %69, %80) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.convert"(%81) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.select"(%79, %73, %83) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.select"(%79, %74, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.add"(%69, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.compare"(%88, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%92 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%93 = "stablehlo.and"(%91, %92) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.select"(%93, %88, %94) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.convert"(%95) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.select"(%93, %70, %97) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.select"(%93, %71, %99) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%102 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%103 = "stablehlo.multiply"(%33, %102) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%104 = "stablehlo.add"(%103, %82) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%105 = "stablehlo.gather"(%101, %104) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%106 = "stablehlo.multiply"(%35, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%109 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%110 = "stablehlo.multiply"(%33, %109) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%111 = "stablehlo.add"(%110, %96) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%112 = "stablehlo.gather"(%101, %111) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%113 = "stablehlo.multiply"(%35, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.multiply"(%112, %114) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%116 = "stablehlo.add"(%108, %115) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%117 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%118 = "stablehlo.multiply"(%47, %117) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%119 = "stablehlo.add"(%118, %82) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%120 = "stablehlo.gather"(%101, %119) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.multiply"(%49, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.add"(%116, %123) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%126 = "stablehlo.multiply"(%47, %125) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%127 = "stablehlo.add"(%126, %96) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.gather"(%101, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%129 = "stablehlo.multiply"(%49, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.add"(%124, %131) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.reshape"(%132) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %133 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 0 2 false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.subtract"(%12, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.abs"(%15) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.remainder"(%16, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.divide"(%16, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.floor"(%20) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.remainder"(%21, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.subtract"(%26, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.select"(%25, %18, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.compare"(%15, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%35 = "stablehlo.select"(%34, %32, %31) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.negate"(%35) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.select"(%25, %35, %36) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.compare"(%30, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.compare"(%30, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%42 = "stablehlo.and"(%40, %41) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%43 = "stablehlo.maximum"(%30, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.minimum"(%43, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.convert"(%42) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%46 = "stablehlo.multiply"(%37, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.floor"(%44) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.subtract"(%44, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.multiply"(%13, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.subtract"(%50, %48) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.negate"(%49) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.compare"(%47, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%56 = "stablehlo.compare"(%47, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%57 = "stablehlo.and"(%55, %56) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.select"(%57, %47, %58) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.convert"(%59) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.select"(%57, %51, %61) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.select"(%57, %52, %63) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.add"(%47, %65) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.compare"(%66, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%70 = "stablehlo.compare"(%66, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.select"(%71, %66, %72) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.convert"(%73) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.select"(%71, %48, %75) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.select"(%71, %49, %77) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.subtract"(%84, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.divide"(%86, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.subtract"(%88, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.abs"(%91) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.remainder"(%92, %93) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.divide"(%92, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.floor"(%96) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.remainder"(%97, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%102 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.subtract"(%102, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.select"(%101, %94, %103) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.compare"(%91, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%111 = "stablehlo.select"(%110, %108, %107) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.negate"(%111) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.select"(%101, %111, %112) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.compare"(%106, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%117 = "stablehlo.compare"(%106, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%118 = "stablehlo.and"(%116, %117) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%119 = "stablehlo.maximum"(%106, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.minimum"(%119, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.convert"(%118) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%122 = "stablehlo.multiply"(%113, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.floor"(%120) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.subtract"(%120, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%89, %122) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.subtract"(%126, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.negate"(%125) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.compare"(%123, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%132 = "stablehlo.compare"(%123, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%133 = "stablehlo.and"(%131, %132) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.select"(%133, %123, %134) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.convert"(%135) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.select"(%133, %127, %137) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.select"(%133, %128, %139) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.add"(%123, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.compare"(%142, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%146 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%147 = "stablehlo.and"(%145, %146) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.select"(%147, %142, %148) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.convert"(%149) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.select"(%147, %124, %151) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.select"(%147, %125, %153) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%156 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%157 = "stablehlo.multiply"(%60, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%158 = "stablehlo.add"(%157, %136) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%159 = "stablehlo.gather"(%155, %158) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%160 = "stablehlo.multiply"(%62, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%162 = "stablehlo.multiply"(%159, %161) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%163 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%164 = "stablehlo.multiply"(%60, %163) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%165 = "stablehlo.add"(%164, %150) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%166 = "stablehlo.gather"(%155, %165) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%167 = "stablehlo.multiply"(%62, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%169 = "stablehlo.multiply"(%166, %168) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%170 = "stablehlo.add"(%162, %169) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%171 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%172 = "stablehlo.multiply"(%74, %171) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%173 = "stablehlo.add"(%172, %136) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%174 = "stablehlo.gather"(%155, %173) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%175 = "stablehlo.multiply"(%76, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%178 = "stablehlo.add"(%170, %177) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%180 = "stablehlo.multiply"(%74, %179) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%181 = "stablehlo.add"(%180, %150) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%182 = "stablehlo.gather"(%155, %181) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%183 = "stablehlo.multiply"(%76, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%186 = "stablehlo.add"(%178, %185) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%187 = "stablehlo.reshape"(%186) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %187 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 0 2 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.abs"(%13) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.remainder"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.divide"(%14, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.floor"(%18) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.remainder"(%19, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%24 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.subtract"(%24, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.select"(%23, %16, %25) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.compare"(%13, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%33 = "stablehlo.select"(%32, %30, %29) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.negate"(%33) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.select"(%23, %33, %34) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%28, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%28, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.maximum"(%28, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.minimum"(%41, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%40) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%44 = "stablehlo.multiply"(%35, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.floor"(%42) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.subtract"(%42, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.multiply"(%11, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.subtract"(%48, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.negate"(%47) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.compare"(%45, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%54 = "stablehlo.compare"(%45, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.select"(%55, %45, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.convert"(%57) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.select"(%55, %49, %59) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.select"(%55, %50, %61) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.add"(%45, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%68 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.select"(%69, %46, %73) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.select"(%69, %47, %75) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.divide"(%80, %81) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.subtract"(%84, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.abs"(%87) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.remainder"(%88, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.divide"(%88, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.floor"(%92) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.remainder"(%93, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.compare"(%95, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%98 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.subtract"(%98, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.select"(%97, %90, %99) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.compare"(%87, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%107 = "stablehlo.select"(%106, %104, %103) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.negate"(%107) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.select"(%97, %107, %108) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.compare"(%102, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%113 = "stablehlo.compare"(%102, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%115 = "stablehlo.maximum"(%102, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%116 = "stablehlo.minimum"(%115, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.convert"(%114) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%118 = "stablehlo.multiply"(%109, %117) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.floor"(%116) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.subtract"(%116, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.multiply"(%85, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%123 = "stablehlo.subtract"(%122, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.negate"(%121) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.compare"(%119, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%128 = "stablehlo.compare"(%119, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%129 = "stablehlo.and"(%127, %128) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.select"(%129, %119, %130) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%132 = "stablehlo.convert"(%131) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%134 = "stablehlo.select"(%129, %123, %133) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.select"(%129, %124, %135) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.add"(%119, %137) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.compare"(%138, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%142 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%143 = "stablehlo.and"(%141, %142) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.select"(%143, %138, %144) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.convert"(%145) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%148 = "stablehlo.select"(%143, %120, %147) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%143, %121, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%152 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%153 = "stablehlo.multiply"(%58, %152) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%154 = "stablehlo.add"(%153, %132) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%155 = "stablehlo.gather"(%151, %154) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%156 = "stablehlo.multiply"(%60, %134) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%158 = "stablehlo.multiply"(%155, %157) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%159 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%160 = "stablehlo.multiply"(%58, %159) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%161 = "stablehlo.add"(%160, %146) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%162 = "stablehlo.gather"(%151, %161) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%163 = "stablehlo.multiply"(%60, %148) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%165 = "stablehlo.multiply"(%162, %164) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%166 = "stablehlo.add"(%158, %165) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%167 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%168 = "stablehlo.multiply"(%72, %167) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%169 = "stablehlo.add"(%168, %132) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%170 = "stablehlo.gather"(%151, %169) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%171 = "stablehlo.multiply"(%74, %134) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%174 = "stablehlo.add"(%166, %173) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%175 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%176 = "stablehlo.multiply"(%72, %175) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%177 = "stablehlo.add"(%176, %146) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%178 = "stablehlo.gather"(%151, %177) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%179 = "stablehlo.multiply"(%74, %148) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%181 = "stablehlo.multiply"(%178, %180) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%182 = "stablehlo.add"(%174, %181) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%183 = "stablehlo.reshape"(%182) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %183 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 1 0 false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.round_nearest_even"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.compare"(%15, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%21 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%22 = "stablehlo.and"(%20, %21) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.select"(%22, %15, %23) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.convert"(%24) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.select"(%22, %16, %26) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.select"(%22, %17, %28) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.divide"(%37, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.round_nearest_even"(%39) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.compare"(%42, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%48 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%49 = "stablehlo.and"(%47, %48) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.select"(%49, %42, %50) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.convert"(%51) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.select"(%49, %43, %53) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.select"(%49, %44, %55) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%58 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%59 = "stablehlo.multiply"(%25, %58) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%60 = "stablehlo.add"(%59, %52) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%61 = "stablehlo.gather"(%57, %60) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%62 = "stablehlo.multiply"(%27, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%64 = "stablehlo.multiply"(%61, %63) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %65 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 1 1 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%15 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%16 = "stablehlo.and"(%14, %15) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%17 = "stablehlo.maximum"(%10, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.minimum"(%17, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.convert"(%16) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%20 = "stablehlo.round_nearest_even"(%18) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.compare"(%20, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%26 = "stablehlo.compare"(%20, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%27 = "stablehlo.and"(%25, %26) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.select"(%27, %20, %28) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.convert"(%29) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.select"(%27, %21, %31) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.select"(%27, %22, %33) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.compare"(%42, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%47 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%48 = "stablehlo.and"(%46, %47) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%49 = "stablehlo.maximum"(%42, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.minimum"(%49, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.convert"(%48) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%52 = "stablehlo.round_nearest_even"(%50) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.compare"(%52, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%58 = "stablehlo.compare"(%52, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%59 = "stablehlo.and"(%57, %58) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.select"(%59, %52, %60) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.convert"(%61) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.select"(%59, %53, %63) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.select"(%59, %54, %65) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%68 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%69 = "stablehlo.multiply"(%30, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%70 = "stablehlo.add"(%69, %62) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%71 = "stablehlo.gather"(%67, %70) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%72 = "stablehlo.multiply"(%32, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%74 = "stablehlo.multiply"(%71, %73) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%75 = "stablehlo.reshape"(%74) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %75 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 2 0 false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.subtract"(%12, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.multiply"(%21, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.multiply"(%24, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.subtract"(%25, %26) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.multiply"(%28, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.multiply"(%31, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.add"(%14, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.multiply"(%36, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.compare"(%38, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.and"(%43, %44) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%45, %38, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.convert"(%47) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.select"(%45, %27, %49) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%45, %40, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.subtract"(%15, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.multiply"(%55, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.subtract"(%56, %57) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.multiply"(%59, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.multiply"(%63, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.subtract"(%64, %65) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.multiply"(%66, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.add"(%14, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.multiply"(%69, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.compare"(%71, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%77 = "stablehlo.compare"(%71, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%78 = "stablehlo.and"(%76, %77) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.select"(%78, %71, %79) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.convert"(%80) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.select"(%78, %62, %82) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.select"(%78, %73, %84) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.subtract"(%86, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.multiply"(%88, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.subtract"(%89, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.multiply"(%91, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.multiply"(%92, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.multiply"(%96, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.multiply"(%99, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.add"(%14, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.multiply"(%102, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.compare"(%104, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%110 = "stablehlo.compare"(%104, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%113 = "stablehlo.select"(%111, %104, %112) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.convert"(%113) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.select"(%111, %95, %115) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%118 = "stablehlo.select"(%111, %106, %117) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.subtract"(%119, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%122 = "stablehlo.multiply"(%121, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.subtract"(%122, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%124, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.multiply"(%127, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.subtract"(%128, %129) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.multiply"(%131, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%134 = "stablehlo.subtract"(%132, %133) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.multiply"(%134, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.add"(%135, %136) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.add"(%14, %140) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.multiply"(%139, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.compare"(%141, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%147 = "stablehlo.compare"(%141, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.select"(%148, %141, %149) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.convert"(%150) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.select"(%148, %130, %152) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.select"(%148, %143, %154) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%157 = "stablehlo.reshape"(%156) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.multiply"(%159, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%165 = "stablehlo.divide"(%163, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%167 = "stablehlo.floor"(%165) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.subtract"(%165, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.subtract"(%168, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%172 = "stablehlo.multiply"(%171, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.subtract"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.multiply"(%174, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%177 = "stablehlo.add"(%175, %176) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%178 = "stablehlo.multiply"(%177, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%179 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%180 = "stablehlo.subtract"(%178, %179) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%181 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%182 = "stablehlo.multiply"(%181, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.multiply"(%184, %170) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%187 = "stablehlo.add"(%185, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%191 = "stablehlo.add"(%167, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%193 = "stablehlo.multiply"(%189, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.compare"(%191, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%197 = "stablehlo.compare"(%191, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%198 = "stablehlo.and"(%196, %197) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%200 = "stablehlo.select"(%198, %191, %199) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.convert"(%200) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%203 = "stablehlo.select"(%198, %180, %202) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%205 = "stablehlo.select"(%198, %193, %204) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.subtract"(%168, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%208, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%211 = "stablehlo.subtract"(%209, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.multiply"(%211, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.multiply"(%212, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%217 = "stablehlo.multiply"(%216, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.subtract"(%217, %218) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.multiply"(%219, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%224 = "stablehlo.add"(%167, %223) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.multiply"(%222, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%227 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%229 = "stablehlo.compare"(%224, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%230 = "stablehlo.compare"(%224, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%231 = "stablehlo.and"(%229, %230) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%233 = "stablehlo.select"(%231, %224, %232) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.convert"(%233) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.select"(%231, %215, %235) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%238 = "stablehlo.select"(%231, %226, %237) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%240 = "stablehlo.subtract"(%239, %168) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%242 = "stablehlo.multiply"(%241, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%243 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%244 = "stablehlo.subtract"(%242, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.multiply"(%244, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.multiply"(%245, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%250 = "stablehlo.multiply"(%249, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%251 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%252 = "stablehlo.subtract"(%250, %251) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%253 = "stablehlo.multiply"(%252, %240) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.add"(%167, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%259 = "stablehlo.multiply"(%255, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%262 = "stablehlo.compare"(%257, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%263 = "stablehlo.compare"(%257, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%264 = "stablehlo.and"(%262, %263) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%266 = "stablehlo.select"(%264, %257, %265) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%267 = "stablehlo.convert"(%266) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%268 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%269 = "stablehlo.select"(%264, %248, %268) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%271 = "stablehlo.select"(%264, %259, %270) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%273 = "stablehlo.subtract"(%272, %168) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%274 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%275 = "stablehlo.multiply"(%274, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%279 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%280 = "stablehlo.add"(%278, %279) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%281 = "stablehlo.multiply"(%280, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%283 = "stablehlo.subtract"(%281, %282) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%285 = "stablehlo.multiply"(%284, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%286 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.multiply"(%287, %273) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%290 = "stablehlo.add"(%288, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%291 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%292 = "stablehlo.multiply"(%290, %291) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%293 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%294 = "stablehlo.add"(%167, %293) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%295 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.multiply"(%292, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%299 = "stablehlo.compare"(%294, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%300 = "stablehlo.compare"(%294, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%301 = "stablehlo.and"(%299, %300) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%303 = "stablehlo.select"(%301, %294, %302) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%306 = "stablehlo.select"(%301, %283, %305) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%308 = "stablehlo.select"(%301, %296, %307) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%310 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%311 = "stablehlo.multiply"(%48, %310) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%312 = "stablehlo.add"(%311, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%313 = "stablehlo.gather"(%309, %312) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%314 = "stablehlo.multiply"(%50, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%315 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%316 = "stablehlo.multiply"(%313, %315) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%317 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%318 = "stablehlo.multiply"(%48, %317) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%319 = "stablehlo.add"(%318, %234) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%320 = "stablehlo.gather"(%309, %319) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%321 = "stablehlo.multiply"(%50, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%322 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%323 = "stablehlo.multiply"(%320, %322) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%324 = "stablehlo.add"(%316, %323) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%325 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%326 = "stablehlo.multiply"(%48, %325) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%327 = "stablehlo.add"(%326, %267) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%328 = "stablehlo.gather"(%309, %327) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%329 = "stablehlo.multiply"(%50, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%330 = "stablehlo.broadcast_in_dim"(%329) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%331 = "stablehlo.multiply"(%328, %330) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%332 = "stablehlo.add"(%324, %331) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%333 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%334 = "stablehlo.multiply"(%48, %333) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%335 = "stablehlo.add"(%334, %304) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%336 = "stablehlo.gather"(%309, %335) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%337 = "stablehlo.multiply"(%50, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%338 = "stablehlo.broadcast_in_dim"(%337) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%339 = "stablehlo.multiply"(%336, %338) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%340 = "stablehlo.add"(%332, %339) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%341 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%342 = "stablehlo.multiply"(%81, %341) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%343 = "stablehlo.add"(%342, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%344 = "stablehlo.gather"(%309, %343) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%345 = "stablehlo.multiply"(%83, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%346 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%347 = "stablehlo.multiply"(%344, %346) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%348 = "stablehlo.add"(%340, %347) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%349 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%350 = "stablehlo.multiply"(%81, %349) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%351 = "stablehlo.add"(%350, %234) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%352 = "stablehlo.gather"(%309, %351) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%353 = "stablehlo.multiply"(%83, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%354 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%355 = "stablehlo.multiply"(%352, %354) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%356 = "stablehlo.add"(%348, %355) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%357 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%358 = "stablehlo.multiply"(%81, %357) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%359 = "stablehlo.add"(%358, %267) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%360 = "stablehlo.gather"(%309, %359) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%361 = "stablehlo.multiply"(%83, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.multiply"(%360, %362) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%364 = "stablehlo.add"(%356, %363) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%365 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%366 = "stablehlo.multiply"(%81, %365) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%367 = "stablehlo.add"(%366, %304) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%368 = "stablehlo.gather"(%309, %367) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%369 = "stablehlo.multiply"(%83, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%370 = "stablehlo.broadcast_in_dim"(%369) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%371 = "stablehlo.multiply"(%368, %370) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%372 = "stablehlo.add"(%364, %371) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%373 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%374 = "stablehlo.multiply"(%114, %373) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%375 = "stablehlo.add"(%374, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%376 = "stablehlo.gather"(%309, %375) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%377 = "stablehlo.multiply"(%116, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%378 = "stablehlo.broadcast_in_dim"(%377) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%379 = "stablehlo.multiply"(%376, %378) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%380 = "stablehlo.add"(%372, %379) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%381 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%382 = "stablehlo.multiply"(%114, %381) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%383 = "stablehlo.add"(%382, %234) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%384 = "stablehlo.gather"(%309, %383) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%385 = "stablehlo.multiply"(%116, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%386 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%387 = "stablehlo.multiply"(%384, %386) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.add"(%380, %387) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%389 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%390 = "stablehlo.multiply"(%114, %389) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%391 = "stablehlo.add"(%390, %267) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%392 = "stablehlo.gather"(%309, %391) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%393 = "stablehlo.multiply"(%116, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%394 = "stablehlo.broadcast_in_dim"(%393) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%395 = "stablehlo.multiply"(%392, %394) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%396 = "stablehlo.add"(%388, %395) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%397 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%398 = "stablehlo.multiply"(%114, %397) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%399 = "stablehlo.add"(%398, %304) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%400 = "stablehlo.gather"(%309, %399) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%401 = "stablehlo.multiply"(%116, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%402 = "stablehlo.broadcast_in_dim"(%401) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%403 = "stablehlo.multiply"(%400, %402) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%404 = "stablehlo.add"(%396, %403) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%405 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%406 = "stablehlo.multiply"(%151, %405) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%407 = "stablehlo.add"(%406, %201) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%408 = "stablehlo.gather"(%309, %407) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%409 = "stablehlo.multiply"(%153, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%410 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%411 = "stablehlo.multiply"(%408, %410) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%412 = "stablehlo.add"(%404, %411) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%413 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%414 = "stablehlo.multiply"(%151, %413) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%415 = "stablehlo.add"(%414, %234) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%416 = "stablehlo.gather"(%309, %415) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%417 = "stablehlo.multiply"(%153, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%418 = "stablehlo.broadcast_in_dim"(%417) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.multiply"(%416, %418) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%420 = "stablehlo.add"(%412, %419) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%421 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%422 = "stablehlo.multiply"(%151, %421) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%423 = "stablehlo.add"(%422, %267) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%424 = "stablehlo.gather"(%309, %423) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%425 = "stablehlo.multiply"(%153, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%426 = "stablehlo.broadcast_in_dim"(%425) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%427 = "stablehlo.multiply"(%424, %426) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%428 = "stablehlo.add"(%420, %427) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%429 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%430 = "stablehlo.multiply"(%151, %429) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%431 = "stablehlo.add"(%430, %304) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%432 = "stablehlo.gather"(%309, %431) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%433 = "stablehlo.multiply"(%153, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%434 = "stablehlo.broadcast_in_dim"(%433) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%435 = "stablehlo.multiply"(%432, %434) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%436 = "stablehlo.add"(%428, %435) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%437 = "stablehlo.reshape"(%436) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %437 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 2 1 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.floor"(%10) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.multiply"(%16, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.multiply"(%19, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.multiply"(%22, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.subtract"(%23, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.multiply"(%26, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.multiply"(%29, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.add"(%12, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%42 = "stablehlo.maximum"(%36, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.minimum"(%42, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.convert"(%41) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%45 = "stablehlo.multiply"(%34, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.compare"(%43, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%49 = "stablehlo.compare"(%43, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%50 = "stablehlo.and"(%48, %49) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.select"(%50, %43, %51) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.convert"(%52) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.select"(%50, %25, %54) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.select"(%50, %45, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.subtract"(%13, %58) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.multiply"(%60, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.subtract"(%61, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.multiply"(%63, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.multiply"(%64, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.multiply"(%68, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.multiply"(%71, %59) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.add"(%12, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%80 = "stablehlo.compare"(%76, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%81 = "stablehlo.and"(%79, %80) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%82 = "stablehlo.maximum"(%76, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.minimum"(%82, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.convert"(%81) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%85 = "stablehlo.multiply"(%74, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.compare"(%83, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%89 = "stablehlo.compare"(%83, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%90 = "stablehlo.and"(%88, %89) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.select"(%90, %83, %91) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.convert"(%92) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.select"(%90, %67, %94) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.select"(%90, %85, %96) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.subtract"(%98, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.multiply"(%100, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.multiply"(%103, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.multiply"(%104, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.multiply"(%108, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.multiply"(%111, %99) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.add"(%12, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%118 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%119 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%120 = "stablehlo.compare"(%116, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%121 = "stablehlo.and"(%119, %120) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%122 = "stablehlo.maximum"(%116, %117) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.minimum"(%122, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.convert"(%121) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%114, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.compare"(%123, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%129 = "stablehlo.compare"(%123, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%130 = "stablehlo.and"(%128, %129) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.select"(%130, %123, %131) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.convert"(%132) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.select"(%130, %107, %134) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.select"(%130, %125, %136) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.subtract"(%138, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%141 = "stablehlo.multiply"(%140, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%143 = "stablehlo.subtract"(%141, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%144 = "stablehlo.multiply"(%143, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.add"(%144, %145) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%147 = "stablehlo.multiply"(%146, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.subtract"(%147, %148) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.multiply"(%150, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.subtract"(%151, %152) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.multiply"(%153, %139) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%160 = "stablehlo.add"(%12, %159) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%163 = "stablehlo.compare"(%160, %161) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%164 = "stablehlo.compare"(%160, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%166 = "stablehlo.maximum"(%160, %161) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.minimum"(%166, %162) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.convert"(%165) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%169 = "stablehlo.multiply"(%158, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%172 = "stablehlo.compare"(%167, %171) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%173 = "stablehlo.compare"(%167, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%174 = "stablehlo.and"(%172, %173) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.select"(%174, %167, %175) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.convert"(%176) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.select"(%174, %149, %178) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.select"(%174, %169, %180) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%183 = "stablehlo.reshape"(%182) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%187 = "stablehlo.divide"(%185, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%190 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%191 = "stablehlo.floor"(%189) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.subtract"(%189, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%194 = "stablehlo.subtract"(%192, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%195, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.subtract"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.multiply"(%198, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%201 = "stablehlo.add"(%199, %200) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.multiply"(%201, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%204 = "stablehlo.subtract"(%202, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%205 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%206 = "stablehlo.multiply"(%205, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%207 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%208 = "stablehlo.subtract"(%206, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%208, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%214 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%215 = "stablehlo.add"(%191, %214) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%219 = "stablehlo.compare"(%215, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%220 = "stablehlo.and"(%218, %219) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%221 = "stablehlo.maximum"(%215, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.minimum"(%221, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.convert"(%220) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%224 = "stablehlo.multiply"(%213, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.compare"(%222, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%228 = "stablehlo.compare"(%222, %225) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%229 = "stablehlo.and"(%227, %228) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.select"(%229, %222, %230) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.convert"(%231) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%234 = "stablehlo.select"(%229, %204, %233) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.select"(%229, %224, %235) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%238 = "stablehlo.subtract"(%192, %237) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%240 = "stablehlo.multiply"(%239, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%242 = "stablehlo.subtract"(%240, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%243 = "stablehlo.multiply"(%242, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.multiply"(%243, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%247 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%248 = "stablehlo.multiply"(%247, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%250 = "stablehlo.subtract"(%248, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%251 = "stablehlo.multiply"(%250, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%255 = "stablehlo.add"(%191, %254) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.compare"(%255, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%259 = "stablehlo.compare"(%255, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%260 = "stablehlo.and"(%258, %259) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%261 = "stablehlo.maximum"(%255, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.minimum"(%261, %257) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.convert"(%260) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%264 = "stablehlo.multiply"(%253, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%265 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%267 = "stablehlo.compare"(%262, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%268 = "stablehlo.compare"(%262, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%269 = "stablehlo.and"(%267, %268) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%271 = "stablehlo.select"(%269, %262, %270) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.convert"(%271) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.select"(%269, %246, %273) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%276 = "stablehlo.select"(%269, %264, %275) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%277 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%278 = "stablehlo.subtract"(%277, %192) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%279 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%280 = "stablehlo.multiply"(%279, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%281 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%282 = "stablehlo.subtract"(%280, %281) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%283 = "stablehlo.multiply"(%282, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.multiply"(%283, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%285 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%286 = "stablehlo.add"(%284, %285) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%287 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%288 = "stablehlo.multiply"(%287, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%289 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%290 = "stablehlo.subtract"(%288, %289) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%291 = "stablehlo.multiply"(%290, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%293 = "stablehlo.multiply"(%291, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%294 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%295 = "stablehlo.add"(%191, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%297 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%298 = "stablehlo.compare"(%295, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%299 = "stablehlo.compare"(%295, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%300 = "stablehlo.and"(%298, %299) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%301 = "stablehlo.maximum"(%295, %296) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%302 = "stablehlo.minimum"(%301, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%303 = "stablehlo.convert"(%300) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%304 = "stablehlo.multiply"(%293, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%307 = "stablehlo.compare"(%302, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%308 = "stablehlo.compare"(%302, %305) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%309 = "stablehlo.and"(%307, %308) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%310 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%311 = "stablehlo.select"(%309, %302, %310) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%312 = "stablehlo.convert"(%311) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%314 = "stablehlo.select"(%309, %286, %313) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%315 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%316 = "stablehlo.select"(%309, %304, %315) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%318 = "stablehlo.subtract"(%317, %192) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%319 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%320 = "stablehlo.multiply"(%319, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%321 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%322 = "stablehlo.subtract"(%320, %321) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%323 = "stablehlo.multiply"(%322, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%325 = "stablehlo.add"(%323, %324) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%326 = "stablehlo.multiply"(%325, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%327 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%328 = "stablehlo.subtract"(%326, %327) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%329 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%330 = "stablehlo.multiply"(%329, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%331 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%332 = "stablehlo.subtract"(%330, %331) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%333 = "stablehlo.multiply"(%332, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%335 = "stablehlo.add"(%333, %334) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%336 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%337 = "stablehlo.multiply"(%335, %336) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%338 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%339 = "stablehlo.add"(%191, %338) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%340 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%341 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%342 = "stablehlo.compare"(%339, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%343 = "stablehlo.compare"(%339, %341) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%344 = "stablehlo.and"(%342, %343) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%345 = "stablehlo.maximum"(%339, %340) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%346 = "stablehlo.minimum"(%345, %341) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%347 = "stablehlo.convert"(%344) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%348 = "stablehlo.multiply"(%337, %190) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%349 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%350 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%351 = "stablehlo.compare"(%346, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%352 = "stablehlo.compare"(%346, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%353 = "stablehlo.and"(%351, %352) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%354 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%355 = "stablehlo.select"(%353, %346, %354) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%356 = "stablehlo.convert"(%355) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%357 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%358 = "stablehlo.select"(%353, %328, %357) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%360 = "stablehlo.select"(%353, %348, %359) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%361 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%362 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%363 = "stablehlo.multiply"(%53, %362) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%364 = "stablehlo.add"(%363, %232) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%365 = "stablehlo.gather"(%361, %364) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%366 = "stablehlo.multiply"(%55, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%368 = "stablehlo.multiply"(%365, %367) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%369 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%370 = "stablehlo.multiply"(%53, %369) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%371 = "stablehlo.add"(%370, %272) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%372 = "stablehlo.gather"(%361, %371) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%373 = "stablehlo.multiply"(%55, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%374 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%375 = "stablehlo.multiply"(%372, %374) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%376 = "stablehlo.add"(%368, %375) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%377 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%378 = "stablehlo.multiply"(%53, %377) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%379 = "stablehlo.add"(%378, %312) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%380 = "stablehlo.gather"(%361, %379) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%381 = "stablehlo.multiply"(%55, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%382 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%383 = "stablehlo.multiply"(%380, %382) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%384 = "stablehlo.add"(%376, %383) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%385 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%386 = "stablehlo.multiply"(%53, %385) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%387 = "stablehlo.add"(%386, %356) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%388 = "stablehlo.gather"(%361, %387) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%389 = "stablehlo.multiply"(%55, %358) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.multiply"(%388, %390) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%392 = "stablehlo.add"(%384, %391) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%393 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%394 = "stablehlo.multiply"(%93, %393) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%395 = "stablehlo.add"(%394, %232) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%396 = "stablehlo.gather"(%361, %395) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%397 = "stablehlo.multiply"(%95, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%398 = "stablehlo.broadcast_in_dim"(%397) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%399 = "stablehlo.multiply"(%396, %398) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%400 = "stablehlo.add"(%392, %399) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%401 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%402 = "stablehlo.multiply"(%93, %401) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%403 = "stablehlo.add"(%402, %272) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%404 = "stablehlo.gather"(%361, %403) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%405 = "stablehlo.multiply"(%95, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%406 = "stablehlo.broadcast_in_dim"(%405) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%407 = "stablehlo.multiply"(%404, %406) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%408 = "stablehlo.add"(%400, %407) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%409 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%410 = "stablehlo.multiply"(%93, %409) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%411 = "stablehlo.add"(%410, %312) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%412 = "stablehlo.gather"(%361, %411) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%413 = "stablehlo.multiply"(%95, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%414 = "stablehlo.broadcast_in_dim"(%413) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%415 = "stablehlo.multiply"(%412, %414) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%416 = "stablehlo.add"(%408, %415) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%417 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%418 = "stablehlo.multiply"(%93, %417) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%419 = "stablehlo.add"(%418, %356) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%420 = "stablehlo.gather"(%361, %419) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%421 = "stablehlo.multiply"(%95, %358) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%422 = "stablehlo.broadcast_in_dim"(%421) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%423 = "stablehlo.multiply"(%420, %422) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%424 = "stablehlo.add"(%416, %423) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%425 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%426 = "stablehlo.multiply"(%133, %425) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%427 = "stablehlo.add"(%426, %232) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%428 = "stablehlo.gather"(%361, %427) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%429 = "stablehlo.multiply"(%135, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%430 = "stablehlo.broadcast_in_dim"(%429) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%431 = "stablehlo.multiply"(%428, %430) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%432 = "stablehlo.add"(%424, %431) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%433 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%434 = "stablehlo.multiply"(%133, %433) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%435 = "stablehlo.add"(%434, %272) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%436 = "stablehlo.gather"(%361, %435) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%437 = "stablehlo.multiply"(%135, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%438 = "stablehlo.broadcast_in_dim"(%437) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%439 = "stablehlo.multiply"(%436, %438) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%440 = "stablehlo.add"(%432, %439) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%441 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%442 = "stablehlo.multiply"(%133, %441) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%443 = "stablehlo.add"(%442, %312) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%444 = "stablehlo.gather"(%361, %443) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%445 = "stablehlo.multiply"(%135, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%447 = "stablehlo.multiply"(%444, %446) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%448 = "stablehlo.add"(%440, %447) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%449 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%450 = "stablehlo.multiply"(%133, %449) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%451 = "stablehlo.add"(%450, %356) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%452 = "stablehlo.gather"(%361, %451) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%453 = "stablehlo.multiply"(%135, %358) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%454 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%455 = "stablehlo.multiply"(%452, %454) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%456 = "stablehlo.add"(%448, %455) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%457 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%458 = "stablehlo.multiply"(%177, %457) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%459 = "stablehlo.add"(%458, %232) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%460 = "stablehlo.gather"(%361, %459) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%461 = "stablehlo.multiply"(%179, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%463 = "stablehlo.multiply"(%460, %462) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%464 = "stablehlo.add"(%456, %463) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%465 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%466 = "stablehlo.multiply"(%177, %465) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%467 = "stablehlo.add"(%466, %272) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%468 = "stablehlo.gather"(%361, %467) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%469 = "stablehlo.multiply"(%179, %274) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%471 = "stablehlo.multiply"(%468, %470) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%472 = "stablehlo.add"(%464, %471) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%473 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%474 = "stablehlo.multiply"(%177, %473) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%475 = "stablehlo.add"(%474, %312) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%476 = "stablehlo.gather"(%361, %475) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%477 = "stablehlo.multiply"(%179, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%478 = "stablehlo.broadcast_in_dim"(%477) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%479 = "stablehlo.multiply"(%476, %478) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%480 = "stablehlo.add"(%472, %479) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%481 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%482 = "stablehlo.multiply"(%177, %481) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%483 = "stablehlo.add"(%482, %356) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%484 = "stablehlo.gather"(%361, %483) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%485 = "stablehlo.multiply"(%179, %358) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%486 = "stablehlo.broadcast_in_dim"(%485) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%487 = "stablehlo.multiply"(%484, %486) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%488 = "stablehlo.add"(%480, %487) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%489 = "stablehlo.reshape"(%488) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %489 : tensor<2x3x3x2xf32>
}
}

// f32[2,3,4,5] f32[2,3,2,2] 2 2 false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x2x2xf32>) -> (tensor<2x3x3x2xf32>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf32>) -> tensor<2x6x2xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%7 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.divide"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.subtract"(%12, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.multiply"(%18, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.multiply"(%21, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.multiply"(%24, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.subtract"(%25, %26) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.multiply"(%28, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.multiply"(%31, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.add"(%14, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.subtract"(%38, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.abs"(%40) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.remainder"(%41, %42) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.divide"(%41, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.floor"(%45) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.remainder"(%46, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.subtract"(%51, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.select"(%50, %43, %52) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.compare"(%40, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%60 = "stablehlo.select"(%59, %57, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.negate"(%60) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.select"(%50, %60, %61) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.compare"(%55, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%66 = "stablehlo.compare"(%55, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%67 = "stablehlo.and"(%65, %66) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%68 = "stablehlo.maximum"(%55, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.minimum"(%68, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.convert"(%67) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%71 = "stablehlo.multiply"(%62, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.multiply"(%36, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.compare"(%69, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%76 = "stablehlo.compare"(%69, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%77 = "stablehlo.and"(%75, %76) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.select"(%77, %69, %78) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.select"(%77, %27, %81) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.select"(%77, %72, %83) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.subtract"(%15, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.multiply"(%87, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.subtract"(%88, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.multiply"(%90, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.multiply"(%91, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.multiply"(%95, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.subtract"(%96, %97) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.multiply"(%98, %86) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.add"(%14, %102) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%105 = "stablehlo.subtract"(%103, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%106 = "stablehlo.abs"(%105) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.remainder"(%106, %107) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.divide"(%106, %109) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.floor"(%110) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%113 = "stablehlo.remainder"(%111, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%116 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.subtract"(%116, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.select"(%115, %108, %117) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%122 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.compare"(%105, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%125 = "stablehlo.select"(%124, %122, %121) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.negate"(%125) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.select"(%115, %125, %126) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%129 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%130 = "stablehlo.compare"(%120, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%131 = "stablehlo.compare"(%120, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%132 = "stablehlo.and"(%130, %131) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%133 = "stablehlo.maximum"(%120, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.minimum"(%133, %129) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.convert"(%132) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%136 = "stablehlo.multiply"(%127, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%101, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%140 = "stablehlo.compare"(%134, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%141 = "stablehlo.compare"(%134, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.select"(%142, %134, %143) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.convert"(%144) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.select"(%142, %94, %146) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.select"(%142, %137, %148) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.subtract"(%150, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%153 = "stablehlo.multiply"(%152, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.multiply"(%160, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%168 = "stablehlo.add"(%14, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.subtract"(%168, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.abs"(%170) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%173 = "stablehlo.remainder"(%171, %172) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%175 = "stablehlo.divide"(%171, %174) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%176 = "stablehlo.floor"(%175) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%178 = "stablehlo.remainder"(%176, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%180 = "stablehlo.compare"(%178, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%181 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%182 = "stablehlo.subtract"(%181, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%183 = "stablehlo.select"(%180, %173, %182) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%186 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%189 = "stablehlo.compare"(%170, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%190 = "stablehlo.select"(%189, %187, %186) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.negate"(%190) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.select"(%180, %190, %191) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.compare"(%185, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%196 = "stablehlo.compare"(%185, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%197 = "stablehlo.and"(%195, %196) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%198 = "stablehlo.maximum"(%185, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.minimum"(%198, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.convert"(%197) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%201 = "stablehlo.multiply"(%192, %200) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.multiply"(%166, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%205 = "stablehlo.compare"(%199, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%206 = "stablehlo.compare"(%199, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%207 = "stablehlo.and"(%205, %206) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%209 = "stablehlo.select"(%207, %199, %208) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.convert"(%209) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.select"(%207, %159, %211) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%214 = "stablehlo.select"(%207, %202, %213) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.subtract"(%215, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.multiply"(%217, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%219 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.multiply"(%220, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%223 = "stablehlo.add"(%221, %222) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.multiply"(%223, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.subtract"(%224, %225) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%227 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%228 = "stablehlo.multiply"(%227, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%229 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%230 = "stablehlo.subtract"(%228, %229) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%231 = "stablehlo.multiply"(%230, %216) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%233 = "stablehlo.add"(%231, %232) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%237 = "stablehlo.add"(%14, %236) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.abs"(%239) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%241 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%242 = "stablehlo.remainder"(%240, %241) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%243 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%244 = "stablehlo.divide"(%240, %243) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.floor"(%244) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%247 = "stablehlo.remainder"(%245, %246) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%249 = "stablehlo.compare"(%247, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%250 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.subtract"(%250, %242) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.select"(%249, %242, %251) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%253 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%254 = "stablehlo.add"(%252, %253) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%255 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%258 = "stablehlo.compare"(%239, %257) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%259 = "stablehlo.select"(%258, %256, %255) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.negate"(%259) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%261 = "stablehlo.select"(%249, %259, %260) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%263 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%264 = "stablehlo.compare"(%254, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%265 = "stablehlo.compare"(%254, %263) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%266 = "stablehlo.and"(%264, %265) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%267 = "stablehlo.maximum"(%254, %262) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.minimum"(%267, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%269 = "stablehlo.convert"(%266) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%270 = "stablehlo.multiply"(%261, %269) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%271 = "stablehlo.multiply"(%235, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%274 = "stablehlo.compare"(%268, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%275 = "stablehlo.compare"(%268, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%276 = "stablehlo.and"(%274, %275) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%278 = "stablehlo.select"(%276, %268, %277) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%279 = "stablehlo.convert"(%278) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%280 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%281 = "stablehlo.select"(%276, %226, %280) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%283 = "stablehlo.select"(%276, %271, %282) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%285 = "stablehlo.reshape"(%284) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%286 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%287 = "stablehlo.add"(%285, %286) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%290 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%293 = "stablehlo.divide"(%291, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%294 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%295 = "stablehlo.floor"(%293) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.subtract"(%293, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%298 = "stablehlo.subtract"(%296, %297) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%299 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%300 = "stablehlo.multiply"(%299, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%301 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%302 = "stablehlo.subtract"(%300, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%303 = "stablehlo.multiply"(%302, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%305 = "stablehlo.add"(%303, %304) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.multiply"(%305, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%307 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%308 = "stablehlo.subtract"(%306, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%309 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%310 = "stablehlo.multiply"(%309, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%311 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%312 = "stablehlo.subtract"(%310, %311) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.multiply"(%312, %298) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%314 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%315 = "stablehlo.add"(%313, %314) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%316 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%318 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%319 = "stablehlo.add"(%295, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%321 = "stablehlo.subtract"(%319, %320) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%322 = "stablehlo.abs"(%321) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%323 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%324 = "stablehlo.remainder"(%322, %323) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%325 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%326 = "stablehlo.divide"(%322, %325) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%327 = "stablehlo.floor"(%326) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%329 = "stablehlo.remainder"(%327, %328) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%330 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%331 = "stablehlo.compare"(%329, %330) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%332 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%333 = "stablehlo.subtract"(%332, %324) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.select"(%331, %324, %333) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%335 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%336 = "stablehlo.add"(%334, %335) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%337 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%338 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%339 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%340 = "stablehlo.compare"(%321, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%341 = "stablehlo.select"(%340, %338, %337) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%342 = "stablehlo.negate"(%341) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%343 = "stablehlo.select"(%331, %341, %342) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%344 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%345 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%346 = "stablehlo.compare"(%336, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%347 = "stablehlo.compare"(%336, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%348 = "stablehlo.and"(%346, %347) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%349 = "stablehlo.maximum"(%336, %344) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%350 = "stablehlo.minimum"(%349, %345) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%351 = "stablehlo.convert"(%348) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%352 = "stablehlo.multiply"(%343, %351) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%353 = "stablehlo.multiply"(%317, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%354 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%355 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%356 = "stablehlo.compare"(%350, %355) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%357 = "stablehlo.compare"(%350, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%358 = "stablehlo.and"(%356, %357) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%360 = "stablehlo.select"(%358, %350, %359) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%361 = "stablehlo.convert"(%360) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%362 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%363 = "stablehlo.select"(%358, %308, %362) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%364 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%365 = "stablehlo.select"(%358, %353, %364) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%366 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%367 = "stablehlo.subtract"(%296, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%368 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%369 = "stablehlo.multiply"(%368, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%370 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%372 = "stablehlo.multiply"(%371, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%373 = "stablehlo.multiply"(%372, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%374 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%375 = "stablehlo.add"(%373, %374) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%376 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%377 = "stablehlo.multiply"(%376, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%378 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%380 = "stablehlo.multiply"(%379, %367) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%381 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%382 = "stablehlo.multiply"(%380, %381) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%384 = "stablehlo.add"(%295, %383) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%385 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%386 = "stablehlo.subtract"(%384, %385) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%387 = "stablehlo.abs"(%386) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%388 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%389 = "stablehlo.remainder"(%387, %388) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%390 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%391 = "stablehlo.divide"(%387, %390) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%392 = "stablehlo.floor"(%391) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%393 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%394 = "stablehlo.remainder"(%392, %393) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%396 = "stablehlo.compare"(%394, %395) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%397 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%398 = "stablehlo.subtract"(%397, %389) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%399 = "stablehlo.select"(%396, %389, %398) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%401 = "stablehlo.add"(%399, %400) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%402 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%403 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%404 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%405 = "stablehlo.compare"(%386, %404) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%406 = "stablehlo.select"(%405, %403, %402) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%407 = "stablehlo.negate"(%406) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%408 = "stablehlo.select"(%396, %406, %407) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%410 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%411 = "stablehlo.compare"(%401, %409) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%412 = "stablehlo.compare"(%401, %410) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%413 = "stablehlo.and"(%411, %412) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%414 = "stablehlo.maximum"(%401, %409) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%415 = "stablehlo.minimum"(%414, %410) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%416 = "stablehlo.convert"(%413) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%417 = "stablehlo.multiply"(%408, %416) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%418 = "stablehlo.multiply"(%382, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%419 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%421 = "stablehlo.compare"(%415, %420) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%422 = "stablehlo.compare"(%415, %419) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%423 = "stablehlo.and"(%421, %422) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%424 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%425 = "stablehlo.select"(%423, %415, %424) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%426 = "stablehlo.convert"(%425) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%427 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%428 = "stablehlo.select"(%423, %375, %427) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%429 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%430 = "stablehlo.select"(%423, %418, %429) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%431 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%432 = "stablehlo.subtract"(%431, %296) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%433 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%434 = "stablehlo.multiply"(%433, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%435 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%436 = "stablehlo.subtract"(%434, %435) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%437 = "stablehlo.multiply"(%436, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%438 = "stablehlo.multiply"(%437, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%439 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%440 = "stablehlo.add"(%438, %439) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%441 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%442 = "stablehlo.multiply"(%441, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%443 = "stablehlo.constant"() {value = dense<4.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%444 = "stablehlo.subtract"(%442, %443) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%445 = "stablehlo.multiply"(%444, %432) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%446 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%447 = "stablehlo.multiply"(%445, %446) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%448 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%449 = "stablehlo.add"(%295, %448) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%450 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%451 = "stablehlo.subtract"(%449, %450) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%452 = "stablehlo.abs"(%451) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%453 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%454 = "stablehlo.remainder"(%452, %453) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%455 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%456 = "stablehlo.divide"(%452, %455) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%457 = "stablehlo.floor"(%456) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%458 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%459 = "stablehlo.remainder"(%457, %458) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%460 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%461 = "stablehlo.compare"(%459, %460) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%462 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%463 = "stablehlo.subtract"(%462, %454) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%464 = "stablehlo.select"(%461, %454, %463) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%465 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%466 = "stablehlo.add"(%464, %465) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%467 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%468 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%469 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%470 = "stablehlo.compare"(%451, %469) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%471 = "stablehlo.select"(%470, %468, %467) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%472 = "stablehlo.negate"(%471) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%473 = "stablehlo.select"(%461, %471, %472) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%475 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%476 = "stablehlo.compare"(%466, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%477 = "stablehlo.compare"(%466, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%478 = "stablehlo.and"(%476, %477) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%479 = "stablehlo.maximum"(%466, %474) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%480 = "stablehlo.minimum"(%479, %475) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%481 = "stablehlo.convert"(%478) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%482 = "stablehlo.multiply"(%473, %481) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%483 = "stablehlo.multiply"(%447, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%484 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%485 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%486 = "stablehlo.compare"(%480, %485) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%487 = "stablehlo.compare"(%480, %484) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%488 = "stablehlo.and"(%486, %487) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%489 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%490 = "stablehlo.select"(%488, %480, %489) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%491 = "stablehlo.convert"(%490) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%492 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%493 = "stablehlo.select"(%488, %440, %492) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%494 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%495 = "stablehlo.select"(%488, %483, %494) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%496 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%497 = "stablehlo.subtract"(%496, %296) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%498 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%499 = "stablehlo.multiply"(%498, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%500 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%501 = "stablehlo.subtract"(%499, %500) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%502 = "stablehlo.multiply"(%501, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%503 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%504 = "stablehlo.add"(%502, %503) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%505 = "stablehlo.multiply"(%504, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%506 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%507 = "stablehlo.subtract"(%505, %506) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%508 = "stablehlo.constant"() {value = dense<-2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%509 = "stablehlo.multiply"(%508, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%510 = "stablehlo.constant"() {value = dense<-7.5e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%511 = "stablehlo.subtract"(%509, %510) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%512 = "stablehlo.multiply"(%511, %497) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%513 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%514 = "stablehlo.add"(%512, %513) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%515 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%516 = "stablehlo.multiply"(%514, %515) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%517 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%518 = "stablehlo.add"(%295, %517) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%519 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%520 = "stablehlo.subtract"(%518, %519) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%521 = "stablehlo.abs"(%520) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%522 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%523 = "stablehlo.remainder"(%521, %522) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%524 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%525 = "stablehlo.divide"(%521, %524) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%526 = "stablehlo.floor"(%525) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%527 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%528 = "stablehlo.remainder"(%526, %527) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%530 = "stablehlo.compare"(%528, %529) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%531 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%532 = "stablehlo.subtract"(%531, %523) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%533 = "stablehlo.select"(%530, %523, %532) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%534 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%535 = "stablehlo.add"(%533, %534) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%536 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%537 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%538 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%539 = "stablehlo.compare"(%520, %538) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%540 = "stablehlo.select"(%539, %537, %536) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%541 = "stablehlo.negate"(%540) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%542 = "stablehlo.select"(%530, %540, %541) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%543 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%544 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%545 = "stablehlo.compare"(%535, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%546 = "stablehlo.compare"(%535, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%547 = "stablehlo.and"(%545, %546) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%548 = "stablehlo.maximum"(%535, %543) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%549 = "stablehlo.minimum"(%548, %544) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%550 = "stablehlo.convert"(%547) : (tensor<2x6xi1>) -> tensor<2x6xf32>
%551 = "stablehlo.multiply"(%542, %550) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%552 = "stablehlo.multiply"(%516, %294) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%553 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%554 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%555 = "stablehlo.compare"(%549, %554) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%556 = "stablehlo.compare"(%549, %553) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%557 = "stablehlo.and"(%555, %556) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%558 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%559 = "stablehlo.select"(%557, %549, %558) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%560 = "stablehlo.convert"(%559) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%561 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%562 = "stablehlo.select"(%557, %507, %561) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%563 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%564 = "stablehlo.select"(%557, %552, %563) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%565 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%566 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%567 = "stablehlo.multiply"(%80, %566) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%568 = "stablehlo.add"(%567, %361) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%569 = "stablehlo.gather"(%565, %568) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%570 = "stablehlo.multiply"(%82, %363) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%571 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%572 = "stablehlo.multiply"(%569, %571) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%573 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%574 = "stablehlo.multiply"(%80, %573) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%575 = "stablehlo.add"(%574, %426) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%576 = "stablehlo.gather"(%565, %575) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%577 = "stablehlo.multiply"(%82, %428) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%578 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%579 = "stablehlo.multiply"(%576, %578) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%580 = "stablehlo.add"(%572, %579) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%581 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%582 = "stablehlo.multiply"(%80, %581) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%583 = "stablehlo.add"(%582, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%584 = "stablehlo.gather"(%565, %583) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%585 = "stablehlo.multiply"(%82, %493) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%586 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%587 = "stablehlo.multiply"(%584, %586) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%588 = "stablehlo.add"(%580, %587) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%589 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%590 = "stablehlo.multiply"(%80, %589) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%591 = "stablehlo.add"(%590, %560) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%592 = "stablehlo.gather"(%565, %591) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%593 = "stablehlo.multiply"(%82, %562) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%594 = "stablehlo.broadcast_in_dim"(%593) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%595 = "stablehlo.multiply"(%592, %594) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%596 = "stablehlo.add"(%588, %595) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%597 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%598 = "stablehlo.multiply"(%145, %597) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%599 = "stablehlo.add"(%598, %361) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%600 = "stablehlo.gather"(%565, %599) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%601 = "stablehlo.multiply"(%147, %363) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%602 = "stablehlo.broadcast_in_dim"(%601) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%603 = "stablehlo.multiply"(%600, %602) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%604 = "stablehlo.add"(%596, %603) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%605 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%606 = "stablehlo.multiply"(%145, %605) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%607 = "stablehlo.add"(%606, %426) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%608 = "stablehlo.gather"(%565, %607) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%609 = "stablehlo.multiply"(%147, %428) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%610 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%611 = "stablehlo.multiply"(%608, %610) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%612 = "stablehlo.add"(%604, %611) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%613 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%614 = "stablehlo.multiply"(%145, %613) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%615 = "stablehlo.add"(%614, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%616 = "stablehlo.gather"(%565, %615) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%617 = "stablehlo.multiply"(%147, %493) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%618 = "stablehlo.broadcast_in_dim"(%617) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%619 = "stablehlo.multiply"(%616, %618) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%620 = "stablehlo.add"(%612, %619) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%621 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%622 = "stablehlo.multiply"(%145, %621) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%623 = "stablehlo.add"(%622, %560) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%624 = "stablehlo.gather"(%565, %623) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%625 = "stablehlo.multiply"(%147, %562) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%627 = "stablehlo.multiply"(%624, %626) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%628 = "stablehlo.add"(%620, %627) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%629 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%630 = "stablehlo.multiply"(%210, %629) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%631 = "stablehlo.add"(%630, %361) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%632 = "stablehlo.gather"(%565, %631) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%633 = "stablehlo.multiply"(%212, %363) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%634 = "stablehlo.broadcast_in_dim"(%633) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%635 = "stablehlo.multiply"(%632, %634) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%636 = "stablehlo.add"(%628, %635) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%637 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%638 = "stablehlo.multiply"(%210, %637) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%639 = "stablehlo.add"(%638, %426) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%640 = "stablehlo.gather"(%565, %639) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%641 = "stablehlo.multiply"(%212, %428) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%642 = "stablehlo.broadcast_in_dim"(%641) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%643 = "stablehlo.multiply"(%640, %642) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%644 = "stablehlo.add"(%636, %643) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%645 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%646 = "stablehlo.multiply"(%210, %645) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%647 = "stablehlo.add"(%646, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%648 = "stablehlo.gather"(%565, %647) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%649 = "stablehlo.multiply"(%212, %493) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%650 = "stablehlo.broadcast_in_dim"(%649) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%651 = "stablehlo.multiply"(%648, %650) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%652 = "stablehlo.add"(%644, %651) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%653 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%654 = "stablehlo.multiply"(%210, %653) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%655 = "stablehlo.add"(%654, %560) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%656 = "stablehlo.gather"(%565, %655) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%657 = "stablehlo.multiply"(%212, %562) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%658 = "stablehlo.broadcast_in_dim"(%657) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%659 = "stablehlo.multiply"(%656, %658) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%660 = "stablehlo.add"(%652, %659) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%661 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%662 = "stablehlo.multiply"(%279, %661) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%663 = "stablehlo.add"(%662, %361) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%664 = "stablehlo.gather"(%565, %663) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%665 = "stablehlo.multiply"(%281, %363) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%666 = "stablehlo.broadcast_in_dim"(%665) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%667 = "stablehlo.multiply"(%664, %666) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%668 = "stablehlo.add"(%660, %667) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%669 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%670 = "stablehlo.multiply"(%279, %669) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%671 = "stablehlo.add"(%670, %426) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%672 = "stablehlo.gather"(%565, %671) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%673 = "stablehlo.multiply"(%281, %428) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%674 = "stablehlo.broadcast_in_dim"(%673) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%675 = "stablehlo.multiply"(%672, %674) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%676 = "stablehlo.add"(%668, %675) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%677 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%678 = "stablehlo.multiply"(%279, %677) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%679 = "stablehlo.add"(%678, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%680 = "stablehlo.gather"(%565, %679) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%681 = "stablehlo.multiply"(%281, %493) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%682 = "stablehlo.broadcast_in_dim"(%681) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%683 = "stablehlo.multiply"(%680, %682) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%684 = "stablehlo.add"(%676, %683) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%685 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%686 = "stablehlo.multiply"(%279, %685) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%687 = "stablehlo.add"(%686, %560) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%688 = "stablehlo.gather"(%565, %687) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%689 = "stablehlo.multiply"(%281, %562) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%690 = "stablehlo.broadcast_in_dim"(%689) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%691 = "stablehlo.multiply"(%688, %690) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%692 = "stablehlo.add"(%684, %691) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%693 = "stablehlo.reshape"(%692) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %693 : tensor<2x3x3x2xf32>
}
}

// f64[2,3,4,5] f64[2,3,2,2] 0 0 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf64>, %1: tensor<2x3x2x2xf64>) -> (tensor<2x3x3x2xf64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2xf64>) -> tensor<2x6x2xf64>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf64>) -> tensor<2x6x1xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<2x6x1xf64>) -> tensor<2x6xf64>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%8 = "stablehlo.divide"(%6, %7) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%11 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%13 = "stablehlo.floor"(%10) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%15 = "stablehlo.multiply"(%11, %12) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%17 = "stablehlo.subtract"(%16, %14) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%18 = "stablehlo.negate"(%15) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%19 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%21 = "stablehlo.compare"(%13, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%22 = "stablehlo.compare"(%13, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%23 = "stablehlo.and"(%21, %22) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%25 = "stablehlo.select"(%23, %13, %24) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%26 = "stablehlo.convert"(%25) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%28 = "stablehlo.select"(%23, %17, %27) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%30 = "stablehlo.select"(%23, %18, %29) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%32 = "stablehlo.add"(%13, %31) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%33 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%35 = "stablehlo.compare"(%32, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%36 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%37 = "stablehlo.and"(%35, %36) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%39 = "stablehlo.select"(%37, %32, %38) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%40 = "stablehlo.convert"(%39) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%42 = "stablehlo.select"(%37, %14, %41) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%44 = "stablehlo.select"(%37, %15, %43) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%45 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf64>) -> tensor<2x6x1xf64>
%46 = "stablehlo.reshape"(%45) : (tensor<2x6x1xf64>) -> tensor<2x6xf64>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%48 = "stablehlo.add"(%46, %47) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%49 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%50 = "stablehlo.divide"(%48, %49) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%55 = "stablehlo.floor"(%52) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%56 = "stablehlo.subtract"(%52, %55) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%57 = "stablehlo.multiply"(%53, %54) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%59 = "stablehlo.subtract"(%58, %56) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%60 = "stablehlo.negate"(%57) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%63 = "stablehlo.compare"(%55, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%64 = "stablehlo.compare"(%55, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%67 = "stablehlo.select"(%65, %55, %66) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%68 = "stablehlo.convert"(%67) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%70 = "stablehlo.select"(%65, %59, %69) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%72 = "stablehlo.select"(%65, %60, %71) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%74 = "stablehlo.add"(%55, %73) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%75 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%77 = "stablehlo.compare"(%74, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%78 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%79 = "stablehlo.and"(%77, %78) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%81 = "stablehlo.select"(%79, %74, %80) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%82 = "stablehlo.convert"(%81) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%84 = "stablehlo.select"(%79, %56, %83) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%86 = "stablehlo.select"(%79, %57, %85) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%87 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf64>) -> tensor<2x3x20xf64>
%88 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%89 = "stablehlo.multiply"(%26, %88) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%90 = "stablehlo.add"(%89, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%91 = "stablehlo.gather"(%87, %90) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%92 = "stablehlo.multiply"(%28, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%94 = "stablehlo.multiply"(%91, %93) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%26, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %82) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.gather"(%87, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%99 = "stablehlo.multiply"(%28, %84) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%102 = "stablehlo.add"(%94, %101) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%103 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%104 = "stablehlo.multiply"(%40, %103) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%105 = "stablehlo.add"(%104, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%106 = "stablehlo.gather"(%87, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%107 = "stablehlo.multiply"(%42, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%109 = "stablehlo.multiply"(%106, %108) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%110 = "stablehlo.add"(%102, %109) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%111 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%112 = "stablehlo.multiply"(%40, %111) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%113 = "stablehlo.add"(%112, %82) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%114 = "stablehlo.gather"(%87, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%115 = "stablehlo.multiply"(%42, %84) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%117 = "stablehlo.multiply"(%114, %116) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%118 = "stablehlo.add"(%110, %117) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%119 = "stablehlo.reshape"(%118) : (tensor<2x3x6xf64>) -> tensor<2x3x3x2xf64>
return %119 : tensor<2x3x3x2xf64>
}
}

