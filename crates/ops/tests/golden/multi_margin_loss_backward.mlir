// f32[] f32[5,4] s64[5] 1 1
// run-time numbers: margin:I64
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<5x4xf32>, %2: tensor<5xi64>, %3: tensor<i64>) -> (tensor<5x4xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<5xi64>) -> tensor<5xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%9 = "stablehlo.select"(%7, %1, %8) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%19 = "stablehlo.add"(%18, %1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%21 = "stablehlo.select"(%7, %20, %19) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%23 = "stablehlo.maximum"(%21, %22) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
%26 = "stablehlo.convert"(%25) : (tensor<5x4xi1>) -> tensor<5x4xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.divide"(%0, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%30 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.divide"(%29, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%33 = "stablehlo.multiply"(%26, %32) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%39 = "stablehlo.negate"(%38) : (tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%41 = "stablehlo.select"(%7, %40, %33) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
return %41 : tensor<5x4xf32>
}
}

// f32[5] f32[5,4] s64[5] 2 0.5 f32[4] 0
// run-time numbers: margin:F32
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<5x4xf32>, %2: tensor<5xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> (tensor<5x4xf32>) {
%5 = "stablehlo.convert"(%2) : (tensor<5xi64>) -> tensor<5xi32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%7 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%10 = "stablehlo.select"(%8, %1, %9) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%17 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%19 = "stablehlo.add"(%18, %1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%21 = "stablehlo.select"(%8, %20, %19) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%23 = "stablehlo.maximum"(%21, %22) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%24 = "stablehlo.gather"(%3, %5) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%26 = "stablehlo.multiply"(%25, %23) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%27 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.divide"(%0, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.multiply"(%28, %24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%31 = "stablehlo.multiply"(%26, %30) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%31, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%37 = "stablehlo.negate"(%36) : (tensor<5xf32>) -> tensor<5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%39 = "stablehlo.select"(%8, %38, %31) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
return %39 : tensor<5x4xf32>
}
}

