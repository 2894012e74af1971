// f32[5] 0.5
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<f32>) -> (tensor<i64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%4 = "stablehlo.not"(%3) : (tensor<5xi1>) -> tensor<5xi1>
%5 = "stablehlo.convert"(%4) : (tensor<5xi1>) -> tensor<5xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%9) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%11 = "stablehlo.convert"(%10) : (tensor<i32>) -> tensor<i64>
return %11 : tensor<i64>
}
}

// s64[200] 2 right=true
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<200xi64>, %1: tensor<i64>) -> (tensor<i64>) {
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.add"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%8 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = "stablehlo.compare"(%7, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
%12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.select"(%12, %4, %2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.subtract"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%19 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%15, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%21 = "stablehlo.compare"(%18, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = "stablehlo.not"(%21) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%20, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.select"(%23, %15, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.add"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.subtract"(%26, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%30 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.compare"(%26, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%32 = "stablehlo.compare"(%29, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%33 = "stablehlo.not"(%32) : (tensor<i1>) -> tensor<i1>
%34 = "stablehlo.and"(%31, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%35 = "stablehlo.select"(%34, %26, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%36 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.add"(%35, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.gather"(%0, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%41 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.compare"(%37, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%43 = "stablehlo.compare"(%40, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%44 = "stablehlo.not"(%43) : (tensor<i1>) -> tensor<i1>
%45 = "stablehlo.and"(%42, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%46 = "stablehlo.select"(%45, %37, %35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%47 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.add"(%46, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%49 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.subtract"(%48, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%51 = "stablehlo.gather"(%0, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%52 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.compare"(%48, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = "stablehlo.compare"(%51, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%55 = "stablehlo.not"(%54) : (tensor<i1>) -> tensor<i1>
%56 = "stablehlo.and"(%53, %55) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%57 = "stablehlo.select"(%56, %48, %46) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.add"(%57, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%60 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.subtract"(%59, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%62 = "stablehlo.gather"(%0, %61) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%63 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.compare"(%59, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%65 = "stablehlo.compare"(%62, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%66 = "stablehlo.not"(%65) : (tensor<i1>) -> tensor<i1>
%67 = "stablehlo.and"(%64, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%68 = "stablehlo.select"(%67, %59, %57) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%69 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.add"(%68, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%71 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.subtract"(%70, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%73 = "stablehlo.gather"(%0, %72) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%74 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.compare"(%70, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%76 = "stablehlo.compare"(%73, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%77 = "stablehlo.not"(%76) : (tensor<i1>) -> tensor<i1>
%78 = "stablehlo.and"(%75, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%79 = "stablehlo.select"(%78, %70, %68) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.add"(%79, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%82 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%84 = "stablehlo.gather"(%0, %83) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<200xi64>, tensor<i32>) -> tensor<i64>
%85 = "stablehlo.constant"() {value = dense<200> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.compare"(%81, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%87 = "stablehlo.compare"(%84, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%88 = "stablehlo.not"(%87) : (tensor<i1>) -> tensor<i1>
%89 = "stablehlo.and"(%86, %88) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%90 = "stablehlo.select"(%89, %81, %79) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%91 = "stablehlo.convert"(%90) : (tensor<i32>) -> tensor<i64>
return %91 : tensor<i64>
}
}

