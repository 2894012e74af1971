// f32[5,4] s64[5]
module @example {
func.func public @main(%0: tensor<5x4xf32>, %1: tensor<5xi64>) -> (tensor<f32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%7 = "stablehlo.select"(%5, %0, %6) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
%16 = "stablehlo.subtract"(%15, %14) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%17 = "stablehlo.add"(%16, %0) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%19 = "stablehlo.select"(%5, %18, %17) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%21 = "stablehlo.maximum"(%19, %20) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.divide"(%26, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.divide"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %35 : tensor<f32>
}
}

// f32[5,4] s64[5] 2 0.5 f32[4] 0
// run-time numbers: margin:F32
module @example {
func.func public @main(%0: tensor<5x4xf32>, %1: tensor<5xi64>, %2: tensor<4xf32>, %3: tensor<f32>) -> (tensor<5xf32>) {
%4 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%9 = "stablehlo.select"(%7, %0, %8) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%16 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
%17 = "stablehlo.subtract"(%16, %15) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%18 = "stablehlo.add"(%17, %0) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%20 = "stablehlo.select"(%7, %19, %18) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%22 = "stablehlo.maximum"(%20, %21) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%23 = "stablehlo.gather"(%2, %4) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
%24 = "stablehlo.multiply"(%22, %22) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
%30 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.divide"(%29, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.multiply"(%31, %23) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
return %32 : tensor<5xf32>
}
}

// f32[4] s64[1]
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<1xi64>) -> (tensor<f32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<4xf32>) -> tensor<1x4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x4xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
%17 = "stablehlo.subtract"(%16, %15) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%18 = "stablehlo.add"(%17, %2) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
%20 = "stablehlo.select"(%6, %19, %18) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
%22 = "stablehlo.maximum"(%20, %21) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
%28 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1xf32>) -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %32 : tensor<f32>
}
}

