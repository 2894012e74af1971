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
%13 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%15, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.compare"(%13, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%20 = "stablehlo.compare"(%13, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.select"(%21, %13, %22) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.convert"(%23) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.select"(%21, %16, %25) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.add"(%13, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.compare"(%28, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%32 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%33 = "stablehlo.and"(%31, %32) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.select"(%33, %28, %34) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.convert"(%35) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.select"(%33, %14, %37) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.subtract"(%44, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.floor"(%48) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.subtract"(%48, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.subtract"(%51, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.compare"(%49, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%56 = "stablehlo.compare"(%49, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%57 = "stablehlo.and"(%55, %56) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.select"(%57, %49, %58) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.convert"(%59) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.select"(%57, %52, %61) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.add"(%49, %63) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%68 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.select"(%69, %64, %70) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.convert"(%71) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.select"(%69, %50, %73) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%76 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%77 = "stablehlo.multiply"(%24, %76) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%78 = "stablehlo.add"(%77, %60) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%79 = "stablehlo.gather"(%75, %78) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%80 = "stablehlo.and"(%21, %57) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%83 = "stablehlo.select"(%81, %79, %82) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%84 = "stablehlo.multiply"(%26, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%87 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%88 = "stablehlo.multiply"(%24, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%89 = "stablehlo.add"(%88, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%90 = "stablehlo.gather"(%75, %89) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%91 = "stablehlo.and"(%21, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%94 = "stablehlo.select"(%92, %90, %93) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%95 = "stablehlo.multiply"(%26, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%97 = "stablehlo.multiply"(%94, %96) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%98 = "stablehlo.add"(%86, %97) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%100 = "stablehlo.multiply"(%36, %99) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%101 = "stablehlo.add"(%100, %60) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%102 = "stablehlo.gather"(%75, %101) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.and"(%33, %57) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%106 = "stablehlo.select"(%104, %102, %105) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.multiply"(%38, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%109 = "stablehlo.multiply"(%106, %108) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.add"(%98, %109) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%112 = "stablehlo.multiply"(%36, %111) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%113 = "stablehlo.add"(%112, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%114 = "stablehlo.gather"(%75, %113) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.and"(%33, %69) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%118 = "stablehlo.select"(%116, %114, %117) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%119 = "stablehlo.multiply"(%38, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.multiply"(%118, %120) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.add"(%110, %121) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.maximum"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.minimum"(%13, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.floor"(%14) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.compare"(%15, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%22 = "stablehlo.compare"(%15, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%23 = "stablehlo.and"(%21, %22) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%25 = "stablehlo.select"(%23, %15, %24) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.convert"(%25) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.select"(%23, %18, %27) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.add"(%15, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.compare"(%30, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%34 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%35 = "stablehlo.and"(%33, %34) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.select"(%35, %30, %36) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.convert"(%37) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.select"(%35, %16, %39) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.divide"(%44, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.maximum"(%48, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%52 = "stablehlo.minimum"(%51, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.floor"(%52) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%54 = "stablehlo.subtract"(%52, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.subtract"(%55, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.compare"(%53, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%60 = "stablehlo.compare"(%53, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%61 = "stablehlo.and"(%59, %60) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%61, %53, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.convert"(%63) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.select"(%61, %56, %65) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.add"(%53, %67) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.compare"(%68, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%72 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%73 = "stablehlo.and"(%71, %72) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.select"(%73, %68, %74) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.convert"(%75) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.select"(%73, %54, %77) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%80 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%81 = "stablehlo.multiply"(%26, %80) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%82 = "stablehlo.add"(%81, %64) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%83 = "stablehlo.gather"(%79, %82) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%84 = "stablehlo.and"(%23, %61) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%87 = "stablehlo.select"(%85, %83, %86) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%88 = "stablehlo.multiply"(%28, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%90 = "stablehlo.multiply"(%87, %89) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%91 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%92 = "stablehlo.multiply"(%26, %91) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%93 = "stablehlo.add"(%92, %76) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%94 = "stablehlo.gather"(%79, %93) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%95 = "stablehlo.and"(%23, %73) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%98 = "stablehlo.select"(%96, %94, %97) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.multiply"(%28, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%102 = "stablehlo.add"(%90, %101) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%104 = "stablehlo.multiply"(%38, %103) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%105 = "stablehlo.add"(%104, %64) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%106 = "stablehlo.gather"(%79, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.and"(%35, %61) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%110 = "stablehlo.select"(%108, %106, %109) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.multiply"(%40, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%113 = "stablehlo.multiply"(%110, %112) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.add"(%102, %113) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%115 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%116 = "stablehlo.multiply"(%38, %115) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%117 = "stablehlo.add"(%116, %76) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%118 = "stablehlo.gather"(%79, %117) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%119 = "stablehlo.and"(%35, %73) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%122 = "stablehlo.select"(%120, %118, %121) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%123 = "stablehlo.multiply"(%40, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%126 = "stablehlo.add"(%114, %125) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%127 = "stablehlo.reshape"(%126) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %127 : tensor<2x3x3x2xf32>
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
%13 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.abs"(%14) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.remainder"(%15, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.divide"(%15, %18) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.floor"(%19) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.remainder"(%20, %21) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.subtract"(%25, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.select"(%24, %17, %26) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.maximum"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.minimum"(%32, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.floor"(%33) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.subtract"(%33, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.compare"(%34, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.compare"(%34, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%42 = "stablehlo.and"(%40, %41) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.select"(%42, %34, %43) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.convert"(%44) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%42, %37, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.add"(%34, %48) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.compare"(%49, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%53 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%54 = "stablehlo.and"(%52, %53) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.select"(%54, %49, %55) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.convert"(%56) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.select"(%54, %35, %58) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.multiply"(%63, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.divide"(%67, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.abs"(%71) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.remainder"(%72, %73) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.divide"(%72, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.floor"(%76) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.remainder"(%77, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%82 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.subtract"(%82, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%84 = "stablehlo.select"(%81, %74, %83) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.maximum"(%86, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.minimum"(%89, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.floor"(%90) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.subtract"(%90, %91) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.subtract"(%93, %92) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.compare"(%91, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%98 = "stablehlo.compare"(%91, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%99 = "stablehlo.and"(%97, %98) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.select"(%99, %91, %100) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.convert"(%101) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.select"(%99, %94, %103) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.add"(%91, %105) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.compare"(%106, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%110 = "stablehlo.compare"(%106, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%111 = "stablehlo.and"(%109, %110) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%113 = "stablehlo.select"(%111, %106, %112) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.convert"(%113) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.select"(%111, %92, %115) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%118 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%119 = "stablehlo.multiply"(%45, %118) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%120 = "stablehlo.add"(%119, %102) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%121 = "stablehlo.gather"(%117, %120) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.and"(%42, %99) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%125 = "stablehlo.select"(%123, %121, %124) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%126 = "stablehlo.multiply"(%47, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%128 = "stablehlo.multiply"(%125, %127) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%129 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%130 = "stablehlo.multiply"(%45, %129) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%131 = "stablehlo.add"(%130, %114) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%132 = "stablehlo.gather"(%117, %131) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.and"(%42, %111) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%136 = "stablehlo.select"(%134, %132, %135) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%137 = "stablehlo.multiply"(%47, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%140 = "stablehlo.add"(%128, %139) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%141 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%142 = "stablehlo.multiply"(%57, %141) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%143 = "stablehlo.add"(%142, %102) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%144 = "stablehlo.gather"(%117, %143) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.and"(%54, %99) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%148 = "stablehlo.select"(%146, %144, %147) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%149 = "stablehlo.multiply"(%59, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%151 = "stablehlo.multiply"(%148, %150) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%152 = "stablehlo.add"(%140, %151) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%153 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%154 = "stablehlo.multiply"(%57, %153) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%155 = "stablehlo.add"(%154, %114) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%156 = "stablehlo.gather"(%117, %155) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%157 = "stablehlo.and"(%54, %111) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%160 = "stablehlo.select"(%158, %156, %159) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%161 = "stablehlo.multiply"(%59, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%164 = "stablehlo.add"(%152, %163) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%165 = "stablehlo.reshape"(%164) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %165 : tensor<2x3x3x2xf32>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.abs"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.remainder"(%13, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.divide"(%13, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%18 = "stablehlo.floor"(%17) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.remainder"(%18, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.subtract"(%23, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.select"(%22, %15, %24) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.maximum"(%27, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.minimum"(%30, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.floor"(%31) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.subtract"(%34, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.compare"(%32, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%39 = "stablehlo.compare"(%32, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.select"(%40, %32, %41) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.convert"(%42) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.select"(%40, %35, %44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.add"(%32, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.compare"(%47, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%51 = "stablehlo.compare"(%47, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%52 = "stablehlo.and"(%50, %51) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.select"(%52, %47, %53) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%55 = "stablehlo.convert"(%54) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.select"(%52, %33, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.multiply"(%63, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.abs"(%67) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.remainder"(%68, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.divide"(%68, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.floor"(%72) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.remainder"(%73, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%77 = "stablehlo.compare"(%75, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%78 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.subtract"(%78, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.select"(%77, %70, %79) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.maximum"(%82, %83) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.minimum"(%85, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.floor"(%86) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.subtract"(%86, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.subtract"(%89, %88) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%91 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%93 = "stablehlo.compare"(%87, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%94 = "stablehlo.compare"(%87, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%95 = "stablehlo.and"(%93, %94) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%97 = "stablehlo.select"(%95, %87, %96) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%98 = "stablehlo.convert"(%97) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%100 = "stablehlo.select"(%95, %90, %99) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.add"(%87, %101) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%105 = "stablehlo.compare"(%102, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%106 = "stablehlo.compare"(%102, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.select"(%107, %102, %108) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.convert"(%109) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.select"(%107, %88, %111) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%114 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%115 = "stablehlo.multiply"(%43, %114) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%116 = "stablehlo.add"(%115, %98) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%117 = "stablehlo.gather"(%113, %116) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%118 = "stablehlo.and"(%40, %95) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%121 = "stablehlo.select"(%119, %117, %120) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%122 = "stablehlo.multiply"(%45, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%126 = "stablehlo.multiply"(%43, %125) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%127 = "stablehlo.add"(%126, %110) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.gather"(%113, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%129 = "stablehlo.and"(%40, %107) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%132 = "stablehlo.select"(%130, %128, %131) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.multiply"(%45, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%135 = "stablehlo.multiply"(%132, %134) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%136 = "stablehlo.add"(%124, %135) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%137 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%138 = "stablehlo.multiply"(%55, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%139 = "stablehlo.add"(%138, %98) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%140 = "stablehlo.gather"(%113, %139) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%141 = "stablehlo.and"(%52, %95) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%144 = "stablehlo.select"(%142, %140, %143) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.multiply"(%57, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%147 = "stablehlo.multiply"(%144, %146) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%148 = "stablehlo.add"(%136, %147) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%149 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%150 = "stablehlo.multiply"(%55, %149) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%151 = "stablehlo.add"(%150, %110) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%152 = "stablehlo.gather"(%113, %151) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%153 = "stablehlo.and"(%52, %107) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%156 = "stablehlo.select"(%154, %152, %155) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%157 = "stablehlo.multiply"(%57, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%159 = "stablehlo.multiply"(%156, %158) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%160 = "stablehlo.add"(%148, %159) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%161 = "stablehlo.reshape"(%160) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %161 : tensor<2x3x3x2xf32>
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
%13 = "stablehlo.round_nearest_even"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%18 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%19 = "stablehlo.and"(%17, %18) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.select"(%19, %13, %20) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.convert"(%21) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.select"(%19, %14, %23) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.subtract"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.divide"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.round_nearest_even"(%34) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%40 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.and"(%39, %40) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.select"(%41, %35, %42) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.convert"(%43) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.select"(%41, %36, %45) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%48 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%49 = "stablehlo.multiply"(%22, %48) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%50 = "stablehlo.add"(%49, %44) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%51 = "stablehlo.gather"(%47, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%52 = "stablehlo.and"(%19, %41) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%55 = "stablehlo.select"(%53, %51, %54) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%56 = "stablehlo.multiply"(%24, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %59 : tensor<2x3x3x2xf32>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%13 = "stablehlo.maximum"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.minimum"(%13, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.round_nearest_even"(%14) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%20 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.select"(%21, %15, %22) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.convert"(%23) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.select"(%21, %16, %25) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%33 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%36 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.maximum"(%34, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.minimum"(%37, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.round_nearest_even"(%38) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%44 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%45 = "stablehlo.and"(%43, %44) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.select"(%45, %39, %46) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.convert"(%47) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.select"(%45, %40, %49) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%52 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%53 = "stablehlo.multiply"(%24, %52) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%54 = "stablehlo.add"(%53, %48) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%55 = "stablehlo.gather"(%51, %54) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%56 = "stablehlo.and"(%21, %45) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%59 = "stablehlo.select"(%57, %55, %58) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%60 = "stablehlo.multiply"(%26, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%63 = "stablehlo.reshape"(%62) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %63 : tensor<2x3x3x2xf32>
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
%13 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.multiply"(%20, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.multiply"(%23, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.subtract"(%24, %25) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.add"(%13, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%31 = "stablehlo.compare"(%28, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%32 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%33 = "stablehlo.and"(%31, %32) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.select"(%33, %28, %34) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.convert"(%35) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.select"(%33, %26, %37) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.subtract"(%14, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.multiply"(%41, %40) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.subtract"(%42, %43) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.multiply"(%44, %40) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.multiply"(%45, %40) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.add"(%46, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.add"(%13, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%53 = "stablehlo.compare"(%50, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%54 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%55 = "stablehlo.and"(%53, %54) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%57 = "stablehlo.select"(%55, %50, %56) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%58 = "stablehlo.convert"(%57) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%60 = "stablehlo.select"(%55, %48, %59) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%62 = "stablehlo.subtract"(%61, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%63 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%64 = "stablehlo.multiply"(%63, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%65 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.subtract"(%64, %65) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.multiply"(%66, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.multiply"(%67, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.add"(%13, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%75 = "stablehlo.compare"(%72, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%76 = "stablehlo.compare"(%72, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%77 = "stablehlo.and"(%75, %76) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%79 = "stablehlo.select"(%77, %72, %78) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.convert"(%79) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%82 = "stablehlo.select"(%77, %70, %81) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.subtract"(%83, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%86 = "stablehlo.multiply"(%85, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.subtract"(%86, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.multiply"(%88, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.multiply"(%91, %84) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.subtract"(%92, %93) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.add"(%13, %95) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.compare"(%96, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%100 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%101 = "stablehlo.and"(%99, %100) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%103 = "stablehlo.select"(%101, %96, %102) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.convert"(%103) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.select"(%101, %94, %105) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%108 = "stablehlo.reshape"(%107) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.multiply"(%110, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.subtract"(%112, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.divide"(%114, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.floor"(%116) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.subtract"(%116, %117) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.subtract"(%118, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
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
%131 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.add"(%117, %131) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%135 = "stablehlo.compare"(%132, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%136 = "stablehlo.compare"(%132, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.select"(%137, %132, %138) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.convert"(%139) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.select"(%137, %130, %141) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.subtract"(%118, %143) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.multiply"(%145, %144) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%147 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%148 = "stablehlo.subtract"(%146, %147) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.multiply"(%148, %144) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.multiply"(%149, %144) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.add"(%117, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%157 = "stablehlo.compare"(%154, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%158 = "stablehlo.compare"(%154, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%159 = "stablehlo.and"(%157, %158) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.select"(%159, %154, %160) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.convert"(%161) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.select"(%159, %152, %163) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%166 = "stablehlo.subtract"(%165, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%168 = "stablehlo.multiply"(%167, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.subtract"(%168, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.multiply"(%170, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%172 = "stablehlo.multiply"(%171, %166) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%173 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.add"(%117, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.compare"(%176, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%180 = "stablehlo.compare"(%176, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.select"(%181, %176, %182) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%184 = "stablehlo.convert"(%183) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.select"(%181, %174, %185) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.subtract"(%187, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.multiply"(%189, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%192 = "stablehlo.subtract"(%190, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.multiply"(%192, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%194 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%195 = "stablehlo.add"(%193, %194) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%195, %188) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.subtract"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%200 = "stablehlo.add"(%117, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%204 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.select"(%205, %200, %206) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%210 = "stablehlo.select"(%205, %198, %209) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%212 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%213 = "stablehlo.multiply"(%36, %212) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%214 = "stablehlo.add"(%213, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%215 = "stablehlo.gather"(%211, %214) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%216 = "stablehlo.and"(%33, %137) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%219 = "stablehlo.select"(%217, %215, %218) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%220 = "stablehlo.multiply"(%38, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%222 = "stablehlo.multiply"(%219, %221) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%223 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%224 = "stablehlo.multiply"(%36, %223) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%225 = "stablehlo.add"(%224, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%226 = "stablehlo.gather"(%211, %225) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%227 = "stablehlo.and"(%33, %159) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%230 = "stablehlo.select"(%228, %226, %229) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%231 = "stablehlo.multiply"(%38, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%233 = "stablehlo.multiply"(%230, %232) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%234 = "stablehlo.add"(%222, %233) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%235 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%236 = "stablehlo.multiply"(%36, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%237 = "stablehlo.add"(%236, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%238 = "stablehlo.gather"(%211, %237) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%239 = "stablehlo.and"(%33, %181) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%242 = "stablehlo.select"(%240, %238, %241) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%243 = "stablehlo.multiply"(%38, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%245 = "stablehlo.multiply"(%242, %244) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%246 = "stablehlo.add"(%234, %245) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%247 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%248 = "stablehlo.multiply"(%36, %247) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%249 = "stablehlo.add"(%248, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%250 = "stablehlo.gather"(%211, %249) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%251 = "stablehlo.and"(%33, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%253 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%254 = "stablehlo.select"(%252, %250, %253) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%255 = "stablehlo.multiply"(%38, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%257 = "stablehlo.multiply"(%254, %256) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%258 = "stablehlo.add"(%246, %257) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%259 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%260 = "stablehlo.multiply"(%58, %259) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%261 = "stablehlo.add"(%260, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%262 = "stablehlo.gather"(%211, %261) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%263 = "stablehlo.and"(%55, %137) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%266 = "stablehlo.select"(%264, %262, %265) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%267 = "stablehlo.multiply"(%60, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%269 = "stablehlo.multiply"(%266, %268) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%270 = "stablehlo.add"(%258, %269) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%271 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%272 = "stablehlo.multiply"(%58, %271) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%273 = "stablehlo.add"(%272, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%274 = "stablehlo.gather"(%211, %273) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%275 = "stablehlo.and"(%55, %159) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%278 = "stablehlo.select"(%276, %274, %277) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%279 = "stablehlo.multiply"(%60, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%281 = "stablehlo.multiply"(%278, %280) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%282 = "stablehlo.add"(%270, %281) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%283 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%284 = "stablehlo.multiply"(%58, %283) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%285 = "stablehlo.add"(%284, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%286 = "stablehlo.gather"(%211, %285) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%287 = "stablehlo.and"(%55, %181) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%289 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%290 = "stablehlo.select"(%288, %286, %289) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%291 = "stablehlo.multiply"(%60, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%293 = "stablehlo.multiply"(%290, %292) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%294 = "stablehlo.add"(%282, %293) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%295 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%296 = "stablehlo.multiply"(%58, %295) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%297 = "stablehlo.add"(%296, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%298 = "stablehlo.gather"(%211, %297) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%299 = "stablehlo.and"(%55, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%302 = "stablehlo.select"(%300, %298, %301) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%303 = "stablehlo.multiply"(%60, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%305 = "stablehlo.multiply"(%302, %304) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%306 = "stablehlo.add"(%294, %305) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%307 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%308 = "stablehlo.multiply"(%80, %307) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%309 = "stablehlo.add"(%308, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%310 = "stablehlo.gather"(%211, %309) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%311 = "stablehlo.and"(%77, %137) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%314 = "stablehlo.select"(%312, %310, %313) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%315 = "stablehlo.multiply"(%82, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%317 = "stablehlo.multiply"(%314, %316) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%318 = "stablehlo.add"(%306, %317) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%319 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%320 = "stablehlo.multiply"(%80, %319) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%321 = "stablehlo.add"(%320, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%322 = "stablehlo.gather"(%211, %321) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%323 = "stablehlo.and"(%77, %159) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%325 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%326 = "stablehlo.select"(%324, %322, %325) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%327 = "stablehlo.multiply"(%82, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%329 = "stablehlo.multiply"(%326, %328) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%330 = "stablehlo.add"(%318, %329) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%331 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%332 = "stablehlo.multiply"(%80, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%333 = "stablehlo.add"(%332, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%334 = "stablehlo.gather"(%211, %333) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.and"(%77, %181) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%336 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%337 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%338 = "stablehlo.select"(%336, %334, %337) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%339 = "stablehlo.multiply"(%82, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%341 = "stablehlo.multiply"(%338, %340) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%342 = "stablehlo.add"(%330, %341) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%343 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%344 = "stablehlo.multiply"(%80, %343) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%345 = "stablehlo.add"(%344, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%346 = "stablehlo.gather"(%211, %345) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%347 = "stablehlo.and"(%77, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%348 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%349 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%350 = "stablehlo.select"(%348, %346, %349) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%351 = "stablehlo.multiply"(%82, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%352 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%353 = "stablehlo.multiply"(%350, %352) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%354 = "stablehlo.add"(%342, %353) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%355 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%356 = "stablehlo.multiply"(%104, %355) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%357 = "stablehlo.add"(%356, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%358 = "stablehlo.gather"(%211, %357) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%359 = "stablehlo.and"(%101, %137) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%360 = "stablehlo.broadcast_in_dim"(%359) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%361 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%362 = "stablehlo.select"(%360, %358, %361) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.multiply"(%106, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%365 = "stablehlo.multiply"(%362, %364) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%366 = "stablehlo.add"(%354, %365) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%367 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%368 = "stablehlo.multiply"(%104, %367) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%369 = "stablehlo.add"(%368, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%370 = "stablehlo.gather"(%211, %369) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%371 = "stablehlo.and"(%101, %159) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%372 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%373 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%374 = "stablehlo.select"(%372, %370, %373) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%375 = "stablehlo.multiply"(%106, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%377 = "stablehlo.multiply"(%374, %376) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%378 = "stablehlo.add"(%366, %377) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%379 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%380 = "stablehlo.multiply"(%104, %379) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%381 = "stablehlo.add"(%380, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%382 = "stablehlo.gather"(%211, %381) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%383 = "stablehlo.and"(%101, %181) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%384 = "stablehlo.broadcast_in_dim"(%383) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%385 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%386 = "stablehlo.select"(%384, %382, %385) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%387 = "stablehlo.multiply"(%106, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%388 = "stablehlo.broadcast_in_dim"(%387) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%389 = "stablehlo.multiply"(%386, %388) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%390 = "stablehlo.add"(%378, %389) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%392 = "stablehlo.multiply"(%104, %391) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%393 = "stablehlo.add"(%392, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%394 = "stablehlo.gather"(%211, %393) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%395 = "stablehlo.and"(%101, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%398 = "stablehlo.select"(%396, %394, %397) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%399 = "stablehlo.multiply"(%106, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%401 = "stablehlo.multiply"(%398, %400) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.add"(%390, %401) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%403 = "stablehlo.reshape"(%402) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %403 : tensor<2x3x3x2xf32>
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
%11 = "stablehlo.floor"(%10) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.multiply"(%15, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.multiply"(%18, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%20 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.multiply"(%21, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%23 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%24 = "stablehlo.subtract"(%22, %23) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.add"(%11, %25) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%29 = "stablehlo.maximum"(%26, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.minimum"(%29, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.compare"(%30, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%34 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%35 = "stablehlo.and"(%33, %34) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%37 = "stablehlo.select"(%35, %30, %36) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%38 = "stablehlo.convert"(%37) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.select"(%35, %24, %39) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.subtract"(%12, %41) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%44 = "stablehlo.multiply"(%43, %42) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%45 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%46 = "stablehlo.subtract"(%44, %45) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%47 = "stablehlo.multiply"(%46, %42) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%48 = "stablehlo.multiply"(%47, %42) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.add"(%11, %51) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%55 = "stablehlo.maximum"(%52, %53) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%56 = "stablehlo.minimum"(%55, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.compare"(%56, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%60 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%61 = "stablehlo.and"(%59, %60) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.select"(%61, %56, %62) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.convert"(%63) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%66 = "stablehlo.select"(%61, %50, %65) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%68 = "stablehlo.subtract"(%67, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%69 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%70 = "stablehlo.multiply"(%69, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%71 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%72 = "stablehlo.subtract"(%70, %71) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%73 = "stablehlo.multiply"(%72, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.multiply"(%73, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.add"(%11, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.maximum"(%78, %79) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.minimum"(%81, %80) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%83 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.compare"(%82, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%86 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%87 = "stablehlo.and"(%85, %86) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%89 = "stablehlo.select"(%87, %82, %88) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%90 = "stablehlo.convert"(%89) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%92 = "stablehlo.select"(%87, %76, %91) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.subtract"(%93, %12) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%95 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%96 = "stablehlo.multiply"(%95, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%97 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%98 = "stablehlo.subtract"(%96, %97) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%99 = "stablehlo.multiply"(%98, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%102 = "stablehlo.multiply"(%101, %94) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.add"(%11, %105) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%109 = "stablehlo.maximum"(%106, %107) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.minimum"(%109, %108) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%113 = "stablehlo.compare"(%110, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%114 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%115 = "stablehlo.and"(%113, %114) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%117 = "stablehlo.select"(%115, %110, %116) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.convert"(%117) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%120 = "stablehlo.select"(%115, %104, %119) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%122 = "stablehlo.reshape"(%121) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%126 = "stablehlo.divide"(%124, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.floor"(%128) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.subtract"(%128, %129) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%133 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%134 = "stablehlo.multiply"(%133, %132) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%136 = "stablehlo.subtract"(%134, %135) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%137 = "stablehlo.multiply"(%136, %132) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%139 = "stablehlo.add"(%137, %138) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%140 = "stablehlo.multiply"(%139, %132) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%141 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.subtract"(%140, %141) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%144 = "stablehlo.add"(%129, %143) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.maximum"(%144, %145) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.minimum"(%147, %146) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%149 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.compare"(%148, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%152 = "stablehlo.compare"(%148, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%153 = "stablehlo.and"(%151, %152) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%155 = "stablehlo.select"(%153, %148, %154) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.convert"(%155) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%158 = "stablehlo.select"(%153, %142, %157) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%160 = "stablehlo.subtract"(%130, %159) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%161 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%162 = "stablehlo.multiply"(%161, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.subtract"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.multiply"(%164, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%166 = "stablehlo.multiply"(%165, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%170 = "stablehlo.add"(%129, %169) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%172 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%173 = "stablehlo.maximum"(%170, %171) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.minimum"(%173, %172) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%177 = "stablehlo.compare"(%174, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%178 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%179 = "stablehlo.and"(%177, %178) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%181 = "stablehlo.select"(%179, %174, %180) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%182 = "stablehlo.convert"(%181) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%184 = "stablehlo.select"(%179, %168, %183) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%186 = "stablehlo.subtract"(%185, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%187 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%188 = "stablehlo.multiply"(%187, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%189 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.subtract"(%188, %189) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.multiply"(%190, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%192 = "stablehlo.multiply"(%191, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%194 = "stablehlo.add"(%192, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.add"(%129, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%199 = "stablehlo.maximum"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%200 = "stablehlo.minimum"(%199, %198) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%203 = "stablehlo.compare"(%200, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%204 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%207 = "stablehlo.select"(%205, %200, %206) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%208 = "stablehlo.convert"(%207) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%210 = "stablehlo.select"(%205, %194, %209) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%212 = "stablehlo.subtract"(%211, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%214 = "stablehlo.multiply"(%213, %212) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.multiply"(%216, %212) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%218 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%219 = "stablehlo.add"(%217, %218) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.multiply"(%219, %212) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%221 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%223 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%224 = "stablehlo.add"(%129, %223) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%227 = "stablehlo.maximum"(%224, %225) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%228 = "stablehlo.minimum"(%227, %226) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%229 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%231 = "stablehlo.compare"(%228, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%232 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%233 = "stablehlo.and"(%231, %232) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%235 = "stablehlo.select"(%233, %228, %234) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%236 = "stablehlo.convert"(%235) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%238 = "stablehlo.select"(%233, %222, %237) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%239 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%240 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%241 = "stablehlo.multiply"(%38, %240) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%242 = "stablehlo.add"(%241, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%243 = "stablehlo.gather"(%239, %242) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%244 = "stablehlo.and"(%35, %153) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%247 = "stablehlo.select"(%245, %243, %246) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%248 = "stablehlo.multiply"(%40, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%250 = "stablehlo.multiply"(%247, %249) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%251 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%252 = "stablehlo.multiply"(%38, %251) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%253 = "stablehlo.add"(%252, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%254 = "stablehlo.gather"(%239, %253) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%255 = "stablehlo.and"(%35, %179) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%258 = "stablehlo.select"(%256, %254, %257) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%259 = "stablehlo.multiply"(%40, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%261 = "stablehlo.multiply"(%258, %260) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%262 = "stablehlo.add"(%250, %261) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%263 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%264 = "stablehlo.multiply"(%38, %263) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%265 = "stablehlo.add"(%264, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%266 = "stablehlo.gather"(%239, %265) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%267 = "stablehlo.and"(%35, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%270 = "stablehlo.select"(%268, %266, %269) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%271 = "stablehlo.multiply"(%40, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%273 = "stablehlo.multiply"(%270, %272) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%274 = "stablehlo.add"(%262, %273) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%275 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%276 = "stablehlo.multiply"(%38, %275) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%277 = "stablehlo.add"(%276, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%278 = "stablehlo.gather"(%239, %277) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%279 = "stablehlo.and"(%35, %233) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%282 = "stablehlo.select"(%280, %278, %281) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%283 = "stablehlo.multiply"(%40, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%285 = "stablehlo.multiply"(%282, %284) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%286 = "stablehlo.add"(%274, %285) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%287 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%288 = "stablehlo.multiply"(%64, %287) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%289 = "stablehlo.add"(%288, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%290 = "stablehlo.gather"(%239, %289) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%291 = "stablehlo.and"(%61, %153) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%293 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%294 = "stablehlo.select"(%292, %290, %293) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%295 = "stablehlo.multiply"(%66, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%297 = "stablehlo.multiply"(%294, %296) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%298 = "stablehlo.add"(%286, %297) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%299 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%300 = "stablehlo.multiply"(%64, %299) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%301 = "stablehlo.add"(%300, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%302 = "stablehlo.gather"(%239, %301) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%303 = "stablehlo.and"(%61, %179) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%306 = "stablehlo.select"(%304, %302, %305) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%307 = "stablehlo.multiply"(%66, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%309 = "stablehlo.multiply"(%306, %308) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%310 = "stablehlo.add"(%298, %309) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%311 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%312 = "stablehlo.multiply"(%64, %311) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%313 = "stablehlo.add"(%312, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%314 = "stablehlo.gather"(%239, %313) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%315 = "stablehlo.and"(%61, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%318 = "stablehlo.select"(%316, %314, %317) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%319 = "stablehlo.multiply"(%66, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%321 = "stablehlo.multiply"(%318, %320) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%322 = "stablehlo.add"(%310, %321) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%323 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%324 = "stablehlo.multiply"(%64, %323) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%325 = "stablehlo.add"(%324, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%326 = "stablehlo.gather"(%239, %325) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%327 = "stablehlo.and"(%61, %233) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%329 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%330 = "stablehlo.select"(%328, %326, %329) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%331 = "stablehlo.multiply"(%66, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%333 = "stablehlo.multiply"(%330, %332) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%334 = "stablehlo.add"(%322, %333) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%336 = "stablehlo.multiply"(%90, %335) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%337 = "stablehlo.add"(%336, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%338 = "stablehlo.gather"(%239, %337) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%339 = "stablehlo.and"(%87, %153) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%341 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%342 = "stablehlo.select"(%340, %338, %341) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%343 = "stablehlo.multiply"(%92, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%345 = "stablehlo.multiply"(%342, %344) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%346 = "stablehlo.add"(%334, %345) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%347 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%348 = "stablehlo.multiply"(%90, %347) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%349 = "stablehlo.add"(%348, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%350 = "stablehlo.gather"(%239, %349) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%351 = "stablehlo.and"(%87, %179) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%352 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%354 = "stablehlo.select"(%352, %350, %353) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%355 = "stablehlo.multiply"(%92, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%356 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%357 = "stablehlo.multiply"(%354, %356) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%358 = "stablehlo.add"(%346, %357) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%359 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%360 = "stablehlo.multiply"(%90, %359) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%361 = "stablehlo.add"(%360, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%362 = "stablehlo.gather"(%239, %361) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.and"(%87, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%366 = "stablehlo.select"(%364, %362, %365) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%367 = "stablehlo.multiply"(%92, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%368 = "stablehlo.broadcast_in_dim"(%367) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%369 = "stablehlo.multiply"(%366, %368) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%370 = "stablehlo.add"(%358, %369) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%371 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%372 = "stablehlo.multiply"(%90, %371) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%373 = "stablehlo.add"(%372, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%374 = "stablehlo.gather"(%239, %373) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%375 = "stablehlo.and"(%87, %233) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%377 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%378 = "stablehlo.select"(%376, %374, %377) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%379 = "stablehlo.multiply"(%92, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%380 = "stablehlo.broadcast_in_dim"(%379) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%381 = "stablehlo.multiply"(%378, %380) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%382 = "stablehlo.add"(%370, %381) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%383 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%384 = "stablehlo.multiply"(%118, %383) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%385 = "stablehlo.add"(%384, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%386 = "stablehlo.gather"(%239, %385) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%387 = "stablehlo.and"(%115, %153) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%388 = "stablehlo.broadcast_in_dim"(%387) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%390 = "stablehlo.select"(%388, %386, %389) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.multiply"(%120, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%393 = "stablehlo.multiply"(%390, %392) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%394 = "stablehlo.add"(%382, %393) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%395 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%118, %395) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%397 = "stablehlo.add"(%396, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%398 = "stablehlo.gather"(%239, %397) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%399 = "stablehlo.and"(%115, %179) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%402 = "stablehlo.select"(%400, %398, %401) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%403 = "stablehlo.multiply"(%120, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%404 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%405 = "stablehlo.multiply"(%402, %404) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%406 = "stablehlo.add"(%394, %405) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%407 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%408 = "stablehlo.multiply"(%118, %407) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%409 = "stablehlo.add"(%408, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%410 = "stablehlo.gather"(%239, %409) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%411 = "stablehlo.and"(%115, %205) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%412 = "stablehlo.broadcast_in_dim"(%411) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%413 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%414 = "stablehlo.select"(%412, %410, %413) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%415 = "stablehlo.multiply"(%120, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%416 = "stablehlo.broadcast_in_dim"(%415) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%417 = "stablehlo.multiply"(%414, %416) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%418 = "stablehlo.add"(%406, %417) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%420 = "stablehlo.multiply"(%118, %419) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%421 = "stablehlo.add"(%420, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%422 = "stablehlo.gather"(%239, %421) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%423 = "stablehlo.and"(%115, %233) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%426 = "stablehlo.select"(%424, %422, %425) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%427 = "stablehlo.multiply"(%120, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%428 = "stablehlo.broadcast_in_dim"(%427) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%429 = "stablehlo.multiply"(%426, %428) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%430 = "stablehlo.add"(%418, %429) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%431 = "stablehlo.reshape"(%430) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %431 : tensor<2x3x3x2xf32>
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
%13 = "stablehlo.floor"(%12) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%14 = "stablehlo.subtract"(%12, %13) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%15 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%17 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%19 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%21 = "stablehlo.multiply"(%20, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%22 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%24 = "stablehlo.multiply"(%23, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%25 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%26 = "stablehlo.subtract"(%24, %25) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%28 = "stablehlo.add"(%13, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%29 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%30 = "stablehlo.subtract"(%28, %29) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%31 = "stablehlo.abs"(%30) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%32 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%33 = "stablehlo.remainder"(%31, %32) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%35 = "stablehlo.divide"(%31, %34) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%36 = "stablehlo.floor"(%35) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%37 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%38 = "stablehlo.remainder"(%36, %37) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%41 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%42 = "stablehlo.subtract"(%41, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%43 = "stablehlo.select"(%40, %33, %42) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%44 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%45 = "stablehlo.add"(%43, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%47 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%48 = "stablehlo.maximum"(%45, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%49 = "stablehlo.minimum"(%48, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%50 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%52 = "stablehlo.compare"(%49, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%53 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%54 = "stablehlo.and"(%52, %53) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%56 = "stablehlo.select"(%54, %49, %55) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.convert"(%56) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%59 = "stablehlo.select"(%54, %26, %58) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%61 = "stablehlo.subtract"(%14, %60) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%62 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%63 = "stablehlo.multiply"(%62, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%64 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%65 = "stablehlo.subtract"(%63, %64) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%66 = "stablehlo.multiply"(%65, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%67 = "stablehlo.multiply"(%66, %61) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%68 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%71 = "stablehlo.add"(%13, %70) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%72 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%74 = "stablehlo.abs"(%73) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%75 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%76 = "stablehlo.remainder"(%74, %75) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%78 = "stablehlo.divide"(%74, %77) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%79 = "stablehlo.floor"(%78) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%81 = "stablehlo.remainder"(%79, %80) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%84 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%85 = "stablehlo.subtract"(%84, %76) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%86 = "stablehlo.select"(%83, %76, %85) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%87 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%88 = "stablehlo.add"(%86, %87) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%90 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%91 = "stablehlo.maximum"(%88, %89) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.minimum"(%91, %90) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%93 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%95 = "stablehlo.compare"(%92, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%96 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%97 = "stablehlo.and"(%95, %96) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%99 = "stablehlo.select"(%97, %92, %98) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.convert"(%99) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%102 = "stablehlo.select"(%97, %69, %101) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%104 = "stablehlo.subtract"(%103, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%105 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%106 = "stablehlo.multiply"(%105, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%107 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%108 = "stablehlo.subtract"(%106, %107) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%109 = "stablehlo.multiply"(%108, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%110 = "stablehlo.multiply"(%109, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%114 = "stablehlo.add"(%13, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%116 = "stablehlo.subtract"(%114, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.abs"(%116) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%119 = "stablehlo.remainder"(%117, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%121 = "stablehlo.divide"(%117, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.floor"(%121) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%124 = "stablehlo.remainder"(%122, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%126 = "stablehlo.compare"(%124, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%127 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%127, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.select"(%126, %119, %128) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%133 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%134 = "stablehlo.maximum"(%131, %132) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%135 = "stablehlo.minimum"(%134, %133) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%136 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%138 = "stablehlo.compare"(%135, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%139 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%140 = "stablehlo.and"(%138, %139) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%142 = "stablehlo.select"(%140, %135, %141) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%143 = "stablehlo.convert"(%142) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%145 = "stablehlo.select"(%140, %112, %144) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%147 = "stablehlo.subtract"(%146, %14) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%148 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%149 = "stablehlo.multiply"(%148, %147) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%150 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%151 = "stablehlo.subtract"(%149, %150) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%152 = "stablehlo.multiply"(%151, %147) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%153 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%155 = "stablehlo.multiply"(%154, %147) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%156 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%159 = "stablehlo.add"(%13, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%160 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%161 = "stablehlo.subtract"(%159, %160) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%162 = "stablehlo.abs"(%161) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%163 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%164 = "stablehlo.remainder"(%162, %163) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%165 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%166 = "stablehlo.divide"(%162, %165) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%167 = "stablehlo.floor"(%166) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%169 = "stablehlo.remainder"(%167, %168) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%171 = "stablehlo.compare"(%169, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%172 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%173 = "stablehlo.subtract"(%172, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%174 = "stablehlo.select"(%171, %164, %173) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%175 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%176 = "stablehlo.add"(%174, %175) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%178 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%179 = "stablehlo.maximum"(%176, %177) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%180 = "stablehlo.minimum"(%179, %178) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%181 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%183 = "stablehlo.compare"(%180, %182) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%184 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%187 = "stablehlo.select"(%185, %180, %186) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%188 = "stablehlo.convert"(%187) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%190 = "stablehlo.select"(%185, %157, %189) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%191 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
%192 = "stablehlo.reshape"(%191) : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
%193 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%194 = "stablehlo.add"(%192, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%195 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%198 = "stablehlo.subtract"(%196, %197) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%200 = "stablehlo.divide"(%198, %199) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%201 = "stablehlo.floor"(%200) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%202 = "stablehlo.subtract"(%200, %201) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%203 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%204 = "stablehlo.subtract"(%202, %203) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%205 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%206 = "stablehlo.multiply"(%205, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%207 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%208 = "stablehlo.subtract"(%206, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%209 = "stablehlo.multiply"(%208, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%210 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%212 = "stablehlo.multiply"(%211, %204) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%213 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%214 = "stablehlo.subtract"(%212, %213) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%216 = "stablehlo.add"(%201, %215) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%218 = "stablehlo.subtract"(%216, %217) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%219 = "stablehlo.abs"(%218) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%220 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%221 = "stablehlo.remainder"(%219, %220) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%222 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%223 = "stablehlo.divide"(%219, %222) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.floor"(%223) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%225 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%226 = "stablehlo.remainder"(%224, %225) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%228 = "stablehlo.compare"(%226, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%229 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%230 = "stablehlo.subtract"(%229, %221) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%231 = "stablehlo.select"(%228, %221, %230) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%233 = "stablehlo.add"(%231, %232) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%235 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%236 = "stablehlo.maximum"(%233, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%237 = "stablehlo.minimum"(%236, %235) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%238 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%240 = "stablehlo.compare"(%237, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%241 = "stablehlo.compare"(%237, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%242 = "stablehlo.and"(%240, %241) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%244 = "stablehlo.select"(%242, %237, %243) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.convert"(%244) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%246 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%247 = "stablehlo.select"(%242, %214, %246) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%249 = "stablehlo.subtract"(%202, %248) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%250 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%251 = "stablehlo.multiply"(%250, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%254 = "stablehlo.multiply"(%253, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%255 = "stablehlo.multiply"(%254, %249) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%257 = "stablehlo.add"(%255, %256) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%258 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%259 = "stablehlo.add"(%201, %258) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%262 = "stablehlo.abs"(%261) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%263 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%264 = "stablehlo.remainder"(%262, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%265 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%266 = "stablehlo.divide"(%262, %265) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%267 = "stablehlo.floor"(%266) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%269 = "stablehlo.remainder"(%267, %268) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%271 = "stablehlo.compare"(%269, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%272 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%273 = "stablehlo.subtract"(%272, %264) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%274 = "stablehlo.select"(%271, %264, %273) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%275 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%278 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%279 = "stablehlo.maximum"(%276, %277) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.minimum"(%279, %278) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%281 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%283 = "stablehlo.compare"(%280, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%284 = "stablehlo.compare"(%280, %281) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%285 = "stablehlo.and"(%283, %284) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%286 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%287 = "stablehlo.select"(%285, %280, %286) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.convert"(%287) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%289 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%290 = "stablehlo.select"(%285, %257, %289) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%291 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%292 = "stablehlo.subtract"(%291, %202) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%293 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%294 = "stablehlo.multiply"(%293, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%295 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%296 = "stablehlo.subtract"(%294, %295) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%297 = "stablehlo.multiply"(%296, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%298 = "stablehlo.multiply"(%297, %292) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%299 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%301 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%302 = "stablehlo.add"(%201, %301) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%303 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%304 = "stablehlo.subtract"(%302, %303) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%305 = "stablehlo.abs"(%304) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%306 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%307 = "stablehlo.remainder"(%305, %306) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%309 = "stablehlo.divide"(%305, %308) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%310 = "stablehlo.floor"(%309) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%312 = "stablehlo.remainder"(%310, %311) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%314 = "stablehlo.compare"(%312, %313) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%315 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%316 = "stablehlo.subtract"(%315, %307) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%317 = "stablehlo.select"(%314, %307, %316) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%318 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%319 = "stablehlo.add"(%317, %318) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%321 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%322 = "stablehlo.maximum"(%319, %320) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%323 = "stablehlo.minimum"(%322, %321) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%325 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%326 = "stablehlo.compare"(%323, %325) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%327 = "stablehlo.compare"(%323, %324) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%328 = "stablehlo.and"(%326, %327) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%329 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%330 = "stablehlo.select"(%328, %323, %329) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%331 = "stablehlo.convert"(%330) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%332 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%333 = "stablehlo.select"(%328, %300, %332) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%335 = "stablehlo.subtract"(%334, %202) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%336 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%337 = "stablehlo.multiply"(%336, %335) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%338 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%340 = "stablehlo.multiply"(%339, %335) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%341 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%343 = "stablehlo.multiply"(%342, %335) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%344 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%345 = "stablehlo.subtract"(%343, %344) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%347 = "stablehlo.add"(%201, %346) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%349 = "stablehlo.subtract"(%347, %348) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%350 = "stablehlo.abs"(%349) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%351 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%352 = "stablehlo.remainder"(%350, %351) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%353 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%354 = "stablehlo.divide"(%350, %353) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%355 = "stablehlo.floor"(%354) : (tensor<2x6xf32>) -> tensor<2x6xf32>
%356 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%357 = "stablehlo.remainder"(%355, %356) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%358 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%359 = "stablehlo.compare"(%357, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%360 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%361 = "stablehlo.subtract"(%360, %352) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%362 = "stablehlo.select"(%359, %352, %361) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%363 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%364 = "stablehlo.add"(%362, %363) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%366 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%367 = "stablehlo.maximum"(%364, %365) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%368 = "stablehlo.minimum"(%367, %366) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%369 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%370 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%371 = "stablehlo.compare"(%368, %370) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%372 = "stablehlo.compare"(%368, %369) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
%373 = "stablehlo.and"(%371, %372) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%374 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%375 = "stablehlo.select"(%373, %368, %374) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%376 = "stablehlo.convert"(%375) : (tensor<2x6xf32>) -> tensor<2x6xi32>
%377 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf32>} : () -> tensor<2x6xf32>
%378 = "stablehlo.select"(%373, %345, %377) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%379 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
%380 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%381 = "stablehlo.multiply"(%57, %380) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%382 = "stablehlo.add"(%381, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%383 = "stablehlo.gather"(%379, %382) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%384 = "stablehlo.and"(%54, %242) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%385 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%387 = "stablehlo.select"(%385, %383, %386) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%388 = "stablehlo.multiply"(%59, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%389 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%390 = "stablehlo.multiply"(%387, %389) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%392 = "stablehlo.multiply"(%57, %391) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%393 = "stablehlo.add"(%392, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%394 = "stablehlo.gather"(%379, %393) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%395 = "stablehlo.and"(%54, %285) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%398 = "stablehlo.select"(%396, %394, %397) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%399 = "stablehlo.multiply"(%59, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%401 = "stablehlo.multiply"(%398, %400) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.add"(%390, %401) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%403 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%404 = "stablehlo.multiply"(%57, %403) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%405 = "stablehlo.add"(%404, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%406 = "stablehlo.gather"(%379, %405) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%407 = "stablehlo.and"(%54, %328) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%408 = "stablehlo.broadcast_in_dim"(%407) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%410 = "stablehlo.select"(%408, %406, %409) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%411 = "stablehlo.multiply"(%59, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%412 = "stablehlo.broadcast_in_dim"(%411) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%413 = "stablehlo.multiply"(%410, %412) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%414 = "stablehlo.add"(%402, %413) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%415 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%416 = "stablehlo.multiply"(%57, %415) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%417 = "stablehlo.add"(%416, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%418 = "stablehlo.gather"(%379, %417) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.and"(%54, %373) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%420 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%421 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%422 = "stablehlo.select"(%420, %418, %421) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%423 = "stablehlo.multiply"(%59, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%425 = "stablehlo.multiply"(%422, %424) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%426 = "stablehlo.add"(%414, %425) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%427 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%428 = "stablehlo.multiply"(%100, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%429 = "stablehlo.add"(%428, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%430 = "stablehlo.gather"(%379, %429) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%431 = "stablehlo.and"(%97, %242) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%433 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%434 = "stablehlo.select"(%432, %430, %433) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%435 = "stablehlo.multiply"(%102, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%436 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%437 = "stablehlo.multiply"(%434, %436) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%438 = "stablehlo.add"(%426, %437) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%439 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%440 = "stablehlo.multiply"(%100, %439) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%441 = "stablehlo.add"(%440, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%442 = "stablehlo.gather"(%379, %441) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%443 = "stablehlo.and"(%97, %285) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%444 = "stablehlo.broadcast_in_dim"(%443) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%446 = "stablehlo.select"(%444, %442, %445) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%447 = "stablehlo.multiply"(%102, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%448 = "stablehlo.broadcast_in_dim"(%447) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%449 = "stablehlo.multiply"(%446, %448) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%450 = "stablehlo.add"(%438, %449) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%451 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%452 = "stablehlo.multiply"(%100, %451) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%453 = "stablehlo.add"(%452, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%454 = "stablehlo.gather"(%379, %453) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%455 = "stablehlo.and"(%97, %328) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%456 = "stablehlo.broadcast_in_dim"(%455) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%457 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%458 = "stablehlo.select"(%456, %454, %457) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%459 = "stablehlo.multiply"(%102, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%460 = "stablehlo.broadcast_in_dim"(%459) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%461 = "stablehlo.multiply"(%458, %460) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%462 = "stablehlo.add"(%450, %461) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%463 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%464 = "stablehlo.multiply"(%100, %463) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%465 = "stablehlo.add"(%464, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%466 = "stablehlo.gather"(%379, %465) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%467 = "stablehlo.and"(%97, %373) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%468 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%469 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%470 = "stablehlo.select"(%468, %466, %469) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%471 = "stablehlo.multiply"(%102, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%472 = "stablehlo.broadcast_in_dim"(%471) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%473 = "stablehlo.multiply"(%470, %472) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%474 = "stablehlo.add"(%462, %473) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%475 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%143, %475) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%477 = "stablehlo.add"(%476, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.gather"(%379, %477) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%479 = "stablehlo.and"(%140, %242) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%480 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%481 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%482 = "stablehlo.select"(%480, %478, %481) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%483 = "stablehlo.multiply"(%145, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%484 = "stablehlo.broadcast_in_dim"(%483) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%485 = "stablehlo.multiply"(%482, %484) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%486 = "stablehlo.add"(%474, %485) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%487 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%488 = "stablehlo.multiply"(%143, %487) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%489 = "stablehlo.add"(%488, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%490 = "stablehlo.gather"(%379, %489) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%491 = "stablehlo.and"(%140, %285) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%492 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%493 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%494 = "stablehlo.select"(%492, %490, %493) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%495 = "stablehlo.multiply"(%145, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%497 = "stablehlo.multiply"(%494, %496) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%498 = "stablehlo.add"(%486, %497) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%499 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%500 = "stablehlo.multiply"(%143, %499) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%501 = "stablehlo.add"(%500, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%502 = "stablehlo.gather"(%379, %501) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.and"(%140, %328) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%504 = "stablehlo.broadcast_in_dim"(%503) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%506 = "stablehlo.select"(%504, %502, %505) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%507 = "stablehlo.multiply"(%145, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%508 = "stablehlo.broadcast_in_dim"(%507) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%509 = "stablehlo.multiply"(%506, %508) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%510 = "stablehlo.add"(%498, %509) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%511 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%512 = "stablehlo.multiply"(%143, %511) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%513 = "stablehlo.add"(%512, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%514 = "stablehlo.gather"(%379, %513) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%515 = "stablehlo.and"(%140, %373) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%516 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%517 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%518 = "stablehlo.select"(%516, %514, %517) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%519 = "stablehlo.multiply"(%145, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%520 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%521 = "stablehlo.multiply"(%518, %520) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%522 = "stablehlo.add"(%510, %521) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%523 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%524 = "stablehlo.multiply"(%188, %523) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%525 = "stablehlo.add"(%524, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%526 = "stablehlo.gather"(%379, %525) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%527 = "stablehlo.and"(%185, %242) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%530 = "stablehlo.select"(%528, %526, %529) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%531 = "stablehlo.multiply"(%190, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%532 = "stablehlo.broadcast_in_dim"(%531) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%533 = "stablehlo.multiply"(%530, %532) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%534 = "stablehlo.add"(%522, %533) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%535 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%536 = "stablehlo.multiply"(%188, %535) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%537 = "stablehlo.add"(%536, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%538 = "stablehlo.gather"(%379, %537) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%539 = "stablehlo.and"(%185, %285) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%540 = "stablehlo.broadcast_in_dim"(%539) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%542 = "stablehlo.select"(%540, %538, %541) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%543 = "stablehlo.multiply"(%190, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%544 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%545 = "stablehlo.multiply"(%542, %544) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%546 = "stablehlo.add"(%534, %545) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%547 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%548 = "stablehlo.multiply"(%188, %547) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%549 = "stablehlo.add"(%548, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%550 = "stablehlo.gather"(%379, %549) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%551 = "stablehlo.and"(%185, %328) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%552 = "stablehlo.broadcast_in_dim"(%551) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%553 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%554 = "stablehlo.select"(%552, %550, %553) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%555 = "stablehlo.multiply"(%190, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%556 = "stablehlo.broadcast_in_dim"(%555) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%557 = "stablehlo.multiply"(%554, %556) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%558 = "stablehlo.add"(%546, %557) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%559 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%560 = "stablehlo.multiply"(%188, %559) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%561 = "stablehlo.add"(%560, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%562 = "stablehlo.gather"(%379, %561) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%563 = "stablehlo.and"(%185, %373) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%564 = "stablehlo.broadcast_in_dim"(%563) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%566 = "stablehlo.select"(%564, %562, %565) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%567 = "stablehlo.multiply"(%190, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%568 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%569 = "stablehlo.multiply"(%566, %568) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%570 = "stablehlo.add"(%558, %569) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%571 = "stablehlo.reshape"(%570) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %571 : tensor<2x3x3x2xf32>
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
%11 = "stablehlo.floor"(%10) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%14 = "stablehlo.subtract"(%13, %12) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%15 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%17 = "stablehlo.compare"(%11, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%18 = "stablehlo.compare"(%11, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%19 = "stablehlo.and"(%17, %18) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%21 = "stablehlo.select"(%19, %11, %20) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%22 = "stablehlo.convert"(%21) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%24 = "stablehlo.select"(%19, %14, %23) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%26 = "stablehlo.add"(%11, %25) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%27 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%29 = "stablehlo.compare"(%26, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%30 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%31 = "stablehlo.and"(%29, %30) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%33 = "stablehlo.select"(%31, %26, %32) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%34 = "stablehlo.convert"(%33) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%36 = "stablehlo.select"(%31, %12, %35) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%37 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x6x2xf64>) -> tensor<2x6x1xf64>
%38 = "stablehlo.reshape"(%37) : (tensor<2x6x1xf64>) -> tensor<2x6xf64>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%41 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%42 = "stablehlo.divide"(%40, %41) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%43 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%45 = "stablehlo.floor"(%44) : (tensor<2x6xf64>) -> tensor<2x6xf64>
%46 = "stablehlo.subtract"(%44, %45) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%48 = "stablehlo.subtract"(%47, %46) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%51 = "stablehlo.compare"(%45, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%52 = "stablehlo.compare"(%45, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%53 = "stablehlo.and"(%51, %52) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%55 = "stablehlo.select"(%53, %45, %54) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%56 = "stablehlo.convert"(%55) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%58 = "stablehlo.select"(%53, %48, %57) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%60 = "stablehlo.add"(%45, %59) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%63 = "stablehlo.compare"(%60, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%64 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
%65 = "stablehlo.and"(%63, %64) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%67 = "stablehlo.select"(%65, %60, %66) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%68 = "stablehlo.convert"(%67) : (tensor<2x6xf64>) -> tensor<2x6xi32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x6xf64>} : () -> tensor<2x6xf64>
%70 = "stablehlo.select"(%65, %46, %69) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%71 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf64>) -> tensor<2x3x20xf64>
%72 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%73 = "stablehlo.multiply"(%22, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%74 = "stablehlo.add"(%73, %56) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%75 = "stablehlo.gather"(%71, %74) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%76 = "stablehlo.and"(%19, %53) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf64>} : () -> tensor<2x3x6xf64>
%79 = "stablehlo.select"(%77, %75, %78) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%80 = "stablehlo.multiply"(%24, %58) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%83 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%84 = "stablehlo.multiply"(%22, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%85 = "stablehlo.add"(%84, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%86 = "stablehlo.gather"(%71, %85) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%87 = "stablehlo.and"(%19, %65) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf64>} : () -> tensor<2x3x6xf64>
%90 = "stablehlo.select"(%88, %86, %89) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%91 = "stablehlo.multiply"(%24, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%94 = "stablehlo.add"(%82, %93) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%34, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %56) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.gather"(%71, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%99 = "stablehlo.and"(%31, %53) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf64>} : () -> tensor<2x3x6xf64>
%102 = "stablehlo.select"(%100, %98, %101) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%103 = "stablehlo.multiply"(%36, %58) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%105 = "stablehlo.multiply"(%102, %104) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%106 = "stablehlo.add"(%94, %105) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%107 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%108 = "stablehlo.multiply"(%34, %107) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%109 = "stablehlo.add"(%108, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%110 = "stablehlo.gather"(%71, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%111 = "stablehlo.and"(%31, %65) : (tensor<2x6xi1>, tensor<2x6xi1>) -> tensor<2x6xi1>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xi1>) -> tensor<2x3x6xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf64>} : () -> tensor<2x3x6xf64>
%114 = "stablehlo.select"(%112, %110, %113) : (tensor<2x3x6xi1>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%115 = "stablehlo.multiply"(%36, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%117 = "stablehlo.multiply"(%114, %116) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%118 = "stablehlo.add"(%106, %117) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%119 = "stablehlo.reshape"(%118) : (tensor<2x3x6xf64>) -> tensor<2x3x3x2xf64>
return %119 : tensor<2x3x3x2xf64>
}
}

