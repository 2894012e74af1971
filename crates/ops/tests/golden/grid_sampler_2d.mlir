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
%80 = "stablehlo.multiply"(%26, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%83 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%84 = "stablehlo.multiply"(%24, %83) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%85 = "stablehlo.add"(%84, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%86 = "stablehlo.gather"(%75, %85) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%87 = "stablehlo.multiply"(%26, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%89 = "stablehlo.multiply"(%86, %88) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%90 = "stablehlo.add"(%82, %89) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%91 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%92 = "stablehlo.multiply"(%36, %91) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%93 = "stablehlo.add"(%92, %60) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%94 = "stablehlo.gather"(%75, %93) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%95 = "stablehlo.multiply"(%38, %62) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%97 = "stablehlo.multiply"(%94, %96) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%98 = "stablehlo.add"(%90, %97) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%100 = "stablehlo.multiply"(%36, %99) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%101 = "stablehlo.add"(%100, %72) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%102 = "stablehlo.gather"(%75, %101) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.multiply"(%38, %74) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%105 = "stablehlo.multiply"(%102, %104) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%106 = "stablehlo.add"(%98, %105) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.reshape"(%106) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %107 : tensor<2x3x3x2xf32>
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
%84 = "stablehlo.multiply"(%28, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%87 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%88 = "stablehlo.multiply"(%26, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%89 = "stablehlo.add"(%88, %76) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%90 = "stablehlo.gather"(%79, %89) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%91 = "stablehlo.multiply"(%28, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%94 = "stablehlo.add"(%86, %93) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%38, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %64) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.gather"(%79, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.multiply"(%40, %66) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%102 = "stablehlo.add"(%94, %101) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%104 = "stablehlo.multiply"(%38, %103) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%105 = "stablehlo.add"(%104, %76) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%106 = "stablehlo.gather"(%79, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.multiply"(%40, %78) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%109 = "stablehlo.multiply"(%106, %108) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.add"(%102, %109) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%111 = "stablehlo.reshape"(%110) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %111 : tensor<2x3x3x2xf32>
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
%122 = "stablehlo.multiply"(%47, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%124 = "stablehlo.multiply"(%121, %123) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%126 = "stablehlo.multiply"(%45, %125) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%127 = "stablehlo.add"(%126, %114) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%128 = "stablehlo.gather"(%117, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%129 = "stablehlo.multiply"(%47, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%131 = "stablehlo.multiply"(%128, %130) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%132 = "stablehlo.add"(%124, %131) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%134 = "stablehlo.multiply"(%57, %133) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%135 = "stablehlo.add"(%134, %102) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%136 = "stablehlo.gather"(%117, %135) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%137 = "stablehlo.multiply"(%59, %104) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%140 = "stablehlo.add"(%132, %139) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%141 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%142 = "stablehlo.multiply"(%57, %141) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%143 = "stablehlo.add"(%142, %114) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%144 = "stablehlo.gather"(%117, %143) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.multiply"(%59, %116) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%147 = "stablehlo.multiply"(%144, %146) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%148 = "stablehlo.add"(%140, %147) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%149 = "stablehlo.reshape"(%148) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %149 : tensor<2x3x3x2xf32>
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
%118 = "stablehlo.multiply"(%45, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%120 = "stablehlo.multiply"(%117, %119) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%121 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%122 = "stablehlo.multiply"(%43, %121) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%123 = "stablehlo.add"(%122, %110) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%124 = "stablehlo.gather"(%113, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%125 = "stablehlo.multiply"(%45, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%127 = "stablehlo.multiply"(%124, %126) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%128 = "stablehlo.add"(%120, %127) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%129 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%130 = "stablehlo.multiply"(%55, %129) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%131 = "stablehlo.add"(%130, %98) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%132 = "stablehlo.gather"(%113, %131) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.multiply"(%57, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%135 = "stablehlo.multiply"(%132, %134) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%136 = "stablehlo.add"(%128, %135) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%137 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%138 = "stablehlo.multiply"(%55, %137) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%139 = "stablehlo.add"(%138, %110) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%140 = "stablehlo.gather"(%113, %139) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%141 = "stablehlo.multiply"(%57, %112) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%143 = "stablehlo.multiply"(%140, %142) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%144 = "stablehlo.add"(%136, %143) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.reshape"(%144) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %145 : tensor<2x3x3x2xf32>
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
%52 = "stablehlo.multiply"(%24, %46) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %55 : tensor<2x3x3x2xf32>
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
%56 = "stablehlo.multiply"(%26, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %59 : tensor<2x3x3x2xf32>
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
%216 = "stablehlo.multiply"(%38, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%218 = "stablehlo.multiply"(%215, %217) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%219 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%220 = "stablehlo.multiply"(%36, %219) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%221 = "stablehlo.add"(%220, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%222 = "stablehlo.gather"(%211, %221) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%223 = "stablehlo.multiply"(%38, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%225 = "stablehlo.multiply"(%222, %224) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%226 = "stablehlo.add"(%218, %225) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%227 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%228 = "stablehlo.multiply"(%36, %227) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%229 = "stablehlo.add"(%228, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%230 = "stablehlo.gather"(%211, %229) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%231 = "stablehlo.multiply"(%38, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%233 = "stablehlo.multiply"(%230, %232) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%234 = "stablehlo.add"(%226, %233) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%235 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%236 = "stablehlo.multiply"(%36, %235) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%237 = "stablehlo.add"(%236, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%238 = "stablehlo.gather"(%211, %237) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%239 = "stablehlo.multiply"(%38, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%241 = "stablehlo.multiply"(%238, %240) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%242 = "stablehlo.add"(%234, %241) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%243 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%244 = "stablehlo.multiply"(%58, %243) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%245 = "stablehlo.add"(%244, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%246 = "stablehlo.gather"(%211, %245) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%247 = "stablehlo.multiply"(%60, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%249 = "stablehlo.multiply"(%246, %248) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%250 = "stablehlo.add"(%242, %249) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%251 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%252 = "stablehlo.multiply"(%58, %251) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%253 = "stablehlo.add"(%252, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%254 = "stablehlo.gather"(%211, %253) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%255 = "stablehlo.multiply"(%60, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%257 = "stablehlo.multiply"(%254, %256) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%258 = "stablehlo.add"(%250, %257) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%259 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%260 = "stablehlo.multiply"(%58, %259) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%261 = "stablehlo.add"(%260, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%262 = "stablehlo.gather"(%211, %261) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%263 = "stablehlo.multiply"(%60, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%265 = "stablehlo.multiply"(%262, %264) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%266 = "stablehlo.add"(%258, %265) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%267 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%268 = "stablehlo.multiply"(%58, %267) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%269 = "stablehlo.add"(%268, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%270 = "stablehlo.gather"(%211, %269) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%271 = "stablehlo.multiply"(%60, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%272 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%273 = "stablehlo.multiply"(%270, %272) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%274 = "stablehlo.add"(%266, %273) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%275 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%276 = "stablehlo.multiply"(%80, %275) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%277 = "stablehlo.add"(%276, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%278 = "stablehlo.gather"(%211, %277) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%279 = "stablehlo.multiply"(%82, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%281 = "stablehlo.multiply"(%278, %280) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%282 = "stablehlo.add"(%274, %281) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%283 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%284 = "stablehlo.multiply"(%80, %283) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%285 = "stablehlo.add"(%284, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%286 = "stablehlo.gather"(%211, %285) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%287 = "stablehlo.multiply"(%82, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%289 = "stablehlo.multiply"(%286, %288) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%290 = "stablehlo.add"(%282, %289) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%291 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%292 = "stablehlo.multiply"(%80, %291) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%293 = "stablehlo.add"(%292, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%294 = "stablehlo.gather"(%211, %293) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%295 = "stablehlo.multiply"(%82, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%297 = "stablehlo.multiply"(%294, %296) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%298 = "stablehlo.add"(%290, %297) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%299 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%300 = "stablehlo.multiply"(%80, %299) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%301 = "stablehlo.add"(%300, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%302 = "stablehlo.gather"(%211, %301) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%303 = "stablehlo.multiply"(%82, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%305 = "stablehlo.multiply"(%302, %304) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%306 = "stablehlo.add"(%298, %305) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%307 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%308 = "stablehlo.multiply"(%104, %307) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%309 = "stablehlo.add"(%308, %140) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%310 = "stablehlo.gather"(%211, %309) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%311 = "stablehlo.multiply"(%106, %142) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%313 = "stablehlo.multiply"(%310, %312) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%314 = "stablehlo.add"(%306, %313) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%315 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%316 = "stablehlo.multiply"(%104, %315) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%317 = "stablehlo.add"(%316, %162) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%318 = "stablehlo.gather"(%211, %317) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%319 = "stablehlo.multiply"(%106, %164) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%321 = "stablehlo.multiply"(%318, %320) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%322 = "stablehlo.add"(%314, %321) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%323 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%324 = "stablehlo.multiply"(%104, %323) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%325 = "stablehlo.add"(%324, %184) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%326 = "stablehlo.gather"(%211, %325) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%327 = "stablehlo.multiply"(%106, %186) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%329 = "stablehlo.multiply"(%326, %328) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%330 = "stablehlo.add"(%322, %329) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%331 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%332 = "stablehlo.multiply"(%104, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%333 = "stablehlo.add"(%332, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%334 = "stablehlo.gather"(%211, %333) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.multiply"(%106, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%336 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%337 = "stablehlo.multiply"(%334, %336) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%338 = "stablehlo.add"(%330, %337) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%339 = "stablehlo.reshape"(%338) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %339 : tensor<2x3x3x2xf32>
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
%244 = "stablehlo.multiply"(%40, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%246 = "stablehlo.multiply"(%243, %245) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%247 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%248 = "stablehlo.multiply"(%38, %247) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%249 = "stablehlo.add"(%248, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%250 = "stablehlo.gather"(%239, %249) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%251 = "stablehlo.multiply"(%40, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%253 = "stablehlo.multiply"(%250, %252) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%254 = "stablehlo.add"(%246, %253) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%255 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%256 = "stablehlo.multiply"(%38, %255) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%257 = "stablehlo.add"(%256, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%258 = "stablehlo.gather"(%239, %257) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%259 = "stablehlo.multiply"(%40, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%261 = "stablehlo.multiply"(%258, %260) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%262 = "stablehlo.add"(%254, %261) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%263 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%264 = "stablehlo.multiply"(%38, %263) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%265 = "stablehlo.add"(%264, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%266 = "stablehlo.gather"(%239, %265) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%267 = "stablehlo.multiply"(%40, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%269 = "stablehlo.multiply"(%266, %268) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%270 = "stablehlo.add"(%262, %269) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%271 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%272 = "stablehlo.multiply"(%64, %271) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%273 = "stablehlo.add"(%272, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%274 = "stablehlo.gather"(%239, %273) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%275 = "stablehlo.multiply"(%66, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%277 = "stablehlo.multiply"(%274, %276) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%278 = "stablehlo.add"(%270, %277) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%279 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%280 = "stablehlo.multiply"(%64, %279) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%281 = "stablehlo.add"(%280, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%282 = "stablehlo.gather"(%239, %281) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%283 = "stablehlo.multiply"(%66, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%285 = "stablehlo.multiply"(%282, %284) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%286 = "stablehlo.add"(%278, %285) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%287 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%288 = "stablehlo.multiply"(%64, %287) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%289 = "stablehlo.add"(%288, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%290 = "stablehlo.gather"(%239, %289) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%291 = "stablehlo.multiply"(%66, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%293 = "stablehlo.multiply"(%290, %292) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%294 = "stablehlo.add"(%286, %293) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%295 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%296 = "stablehlo.multiply"(%64, %295) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%297 = "stablehlo.add"(%296, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%298 = "stablehlo.gather"(%239, %297) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%299 = "stablehlo.multiply"(%66, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%301 = "stablehlo.multiply"(%298, %300) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%302 = "stablehlo.add"(%294, %301) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%303 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%304 = "stablehlo.multiply"(%90, %303) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%305 = "stablehlo.add"(%304, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%306 = "stablehlo.gather"(%239, %305) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%307 = "stablehlo.multiply"(%92, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%309 = "stablehlo.multiply"(%306, %308) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%310 = "stablehlo.add"(%302, %309) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%311 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%312 = "stablehlo.multiply"(%90, %311) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%313 = "stablehlo.add"(%312, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%314 = "stablehlo.gather"(%239, %313) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%315 = "stablehlo.multiply"(%92, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%317 = "stablehlo.multiply"(%314, %316) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%318 = "stablehlo.add"(%310, %317) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%319 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%320 = "stablehlo.multiply"(%90, %319) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%321 = "stablehlo.add"(%320, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%322 = "stablehlo.gather"(%239, %321) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%323 = "stablehlo.multiply"(%92, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%325 = "stablehlo.multiply"(%322, %324) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%326 = "stablehlo.add"(%318, %325) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%327 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%328 = "stablehlo.multiply"(%90, %327) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%329 = "stablehlo.add"(%328, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%330 = "stablehlo.gather"(%239, %329) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%331 = "stablehlo.multiply"(%92, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%333 = "stablehlo.multiply"(%330, %332) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%334 = "stablehlo.add"(%326, %333) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%335 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%336 = "stablehlo.multiply"(%118, %335) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%337 = "stablehlo.add"(%336, %156) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%338 = "stablehlo.gather"(%239, %337) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%339 = "stablehlo.multiply"(%120, %158) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%341 = "stablehlo.multiply"(%338, %340) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%342 = "stablehlo.add"(%334, %341) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%343 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%344 = "stablehlo.multiply"(%118, %343) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%345 = "stablehlo.add"(%344, %182) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%346 = "stablehlo.gather"(%239, %345) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%347 = "stablehlo.multiply"(%120, %184) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%348 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%349 = "stablehlo.multiply"(%346, %348) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%350 = "stablehlo.add"(%342, %349) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%351 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%352 = "stablehlo.multiply"(%118, %351) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%353 = "stablehlo.add"(%352, %208) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%354 = "stablehlo.gather"(%239, %353) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%355 = "stablehlo.multiply"(%120, %210) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%356 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%357 = "stablehlo.multiply"(%354, %356) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%358 = "stablehlo.add"(%350, %357) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%359 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%360 = "stablehlo.multiply"(%118, %359) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%361 = "stablehlo.add"(%360, %236) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%362 = "stablehlo.gather"(%239, %361) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%363 = "stablehlo.multiply"(%120, %238) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%365 = "stablehlo.multiply"(%362, %364) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%366 = "stablehlo.add"(%358, %365) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%367 = "stablehlo.reshape"(%366) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %367 : tensor<2x3x3x2xf32>
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
%384 = "stablehlo.multiply"(%59, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%385 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%386 = "stablehlo.multiply"(%383, %385) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%387 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%388 = "stablehlo.multiply"(%57, %387) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%389 = "stablehlo.add"(%388, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%390 = "stablehlo.gather"(%379, %389) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%391 = "stablehlo.multiply"(%59, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%393 = "stablehlo.multiply"(%390, %392) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%394 = "stablehlo.add"(%386, %393) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%395 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%396 = "stablehlo.multiply"(%57, %395) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%397 = "stablehlo.add"(%396, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%398 = "stablehlo.gather"(%379, %397) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%399 = "stablehlo.multiply"(%59, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%401 = "stablehlo.multiply"(%398, %400) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%402 = "stablehlo.add"(%394, %401) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%403 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%404 = "stablehlo.multiply"(%57, %403) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%405 = "stablehlo.add"(%404, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%406 = "stablehlo.gather"(%379, %405) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%407 = "stablehlo.multiply"(%59, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%408 = "stablehlo.broadcast_in_dim"(%407) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%409 = "stablehlo.multiply"(%406, %408) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%410 = "stablehlo.add"(%402, %409) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%411 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%412 = "stablehlo.multiply"(%100, %411) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%413 = "stablehlo.add"(%412, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%414 = "stablehlo.gather"(%379, %413) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%415 = "stablehlo.multiply"(%102, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%416 = "stablehlo.broadcast_in_dim"(%415) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%417 = "stablehlo.multiply"(%414, %416) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%418 = "stablehlo.add"(%410, %417) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%419 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%420 = "stablehlo.multiply"(%100, %419) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%421 = "stablehlo.add"(%420, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%422 = "stablehlo.gather"(%379, %421) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%423 = "stablehlo.multiply"(%102, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%425 = "stablehlo.multiply"(%422, %424) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%426 = "stablehlo.add"(%418, %425) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%427 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%428 = "stablehlo.multiply"(%100, %427) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%429 = "stablehlo.add"(%428, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%430 = "stablehlo.gather"(%379, %429) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%431 = "stablehlo.multiply"(%102, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%433 = "stablehlo.multiply"(%430, %432) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%434 = "stablehlo.add"(%426, %433) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%435 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%436 = "stablehlo.multiply"(%100, %435) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%437 = "stablehlo.add"(%436, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%438 = "stablehlo.gather"(%379, %437) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%439 = "stablehlo.multiply"(%102, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%440 = "stablehlo.broadcast_in_dim"(%439) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%441 = "stablehlo.multiply"(%438, %440) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%442 = "stablehlo.add"(%434, %441) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%443 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%444 = "stablehlo.multiply"(%143, %443) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%445 = "stablehlo.add"(%444, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%446 = "stablehlo.gather"(%379, %445) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%447 = "stablehlo.multiply"(%145, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%448 = "stablehlo.broadcast_in_dim"(%447) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%449 = "stablehlo.multiply"(%446, %448) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%450 = "stablehlo.add"(%442, %449) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%451 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%452 = "stablehlo.multiply"(%143, %451) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%453 = "stablehlo.add"(%452, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%454 = "stablehlo.gather"(%379, %453) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%455 = "stablehlo.multiply"(%145, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%456 = "stablehlo.broadcast_in_dim"(%455) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%457 = "stablehlo.multiply"(%454, %456) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%458 = "stablehlo.add"(%450, %457) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%459 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%460 = "stablehlo.multiply"(%143, %459) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%461 = "stablehlo.add"(%460, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%462 = "stablehlo.gather"(%379, %461) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%463 = "stablehlo.multiply"(%145, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%464 = "stablehlo.broadcast_in_dim"(%463) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%465 = "stablehlo.multiply"(%462, %464) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%466 = "stablehlo.add"(%458, %465) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%467 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%468 = "stablehlo.multiply"(%143, %467) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%469 = "stablehlo.add"(%468, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%470 = "stablehlo.gather"(%379, %469) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%471 = "stablehlo.multiply"(%145, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%472 = "stablehlo.broadcast_in_dim"(%471) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%473 = "stablehlo.multiply"(%470, %472) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%474 = "stablehlo.add"(%466, %473) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%475 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%476 = "stablehlo.multiply"(%188, %475) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%477 = "stablehlo.add"(%476, %245) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%478 = "stablehlo.gather"(%379, %477) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%479 = "stablehlo.multiply"(%190, %247) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%480 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%481 = "stablehlo.multiply"(%478, %480) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%482 = "stablehlo.add"(%474, %481) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%483 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%484 = "stablehlo.multiply"(%188, %483) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%485 = "stablehlo.add"(%484, %288) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%486 = "stablehlo.gather"(%379, %485) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%487 = "stablehlo.multiply"(%190, %290) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%488 = "stablehlo.broadcast_in_dim"(%487) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%489 = "stablehlo.multiply"(%486, %488) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%490 = "stablehlo.add"(%482, %489) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%491 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%492 = "stablehlo.multiply"(%188, %491) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%493 = "stablehlo.add"(%492, %331) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%494 = "stablehlo.gather"(%379, %493) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%495 = "stablehlo.multiply"(%190, %333) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%497 = "stablehlo.multiply"(%494, %496) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%498 = "stablehlo.add"(%490, %497) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%499 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%500 = "stablehlo.multiply"(%188, %499) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%501 = "stablehlo.add"(%500, %376) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%502 = "stablehlo.gather"(%379, %501) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf32>, tensor<2x6xi32>) -> tensor<2x3x6xf32>
%503 = "stablehlo.multiply"(%190, %378) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%504 = "stablehlo.broadcast_in_dim"(%503) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf32>) -> tensor<2x3x6xf32>
%505 = "stablehlo.multiply"(%502, %504) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%506 = "stablehlo.add"(%498, %505) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%507 = "stablehlo.reshape"(%506) : (tensor<2x3x6xf32>) -> tensor<2x3x3x2xf32>
return %507 : tensor<2x3x3x2xf32>
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
%76 = "stablehlo.multiply"(%24, %58) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%78 = "stablehlo.multiply"(%75, %77) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%79 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%80 = "stablehlo.multiply"(%22, %79) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%81 = "stablehlo.add"(%80, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%82 = "stablehlo.gather"(%71, %81) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%83 = "stablehlo.multiply"(%24, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%85 = "stablehlo.multiply"(%82, %84) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%86 = "stablehlo.add"(%78, %85) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%87 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%88 = "stablehlo.multiply"(%34, %87) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%89 = "stablehlo.add"(%88, %56) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%90 = "stablehlo.gather"(%71, %89) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%91 = "stablehlo.multiply"(%36, %58) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%94 = "stablehlo.add"(%86, %93) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%95 = "stablehlo.constant"() {value = dense<5> : tensor<2x6xi32>} : () -> tensor<2x6xi32>
%96 = "stablehlo.multiply"(%34, %95) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%97 = "stablehlo.add"(%96, %68) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
%98 = "stablehlo.gather"(%71, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x20xf64>, tensor<2x6xi32>) -> tensor<2x3x6xf64>
%99 = "stablehlo.multiply"(%36, %70) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x6xf64>) -> tensor<2x3x6xf64>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%102 = "stablehlo.add"(%94, %101) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
%103 = "stablehlo.reshape"(%102) : (tensor<2x3x6xf64>) -> tensor<2x3x3x2xf64>
return %103 : tensor<2x3x3x2xf64>
}
}

