// f32[2,4,3,2] s64[2,3,2] none 1 -100
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x3x2xi64>) -> (tensor<f32>, tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<-100> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%5 = "stablehlo.select"(%3, %1, %4) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%6 = "stablehlo.convert"(%5) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%9 = "stablehlo.select"(%3, %7, %8) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%10 = "stablehlo.constant"() {value = dense<3> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%12 = "stablehlo.clamp"(%11, %6, %10) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%21) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
%23 = "stablehlo.multiply"(%9, %22) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.negate"(%23) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%26 = "stablehlo.select"(%3, %24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%9, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.reduce"(%26, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
%35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%35) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
%37 = "stablehlo.divide"(%36, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %37, %31 : tensor<f32>, tensor<f32>
}
}

// f32[2,4,3,2] s64[2,3,2] f32[4] 0 1
module @example {
func.func public @main(%0: tensor<2x4x3x2xf32>, %1: tensor<2x3x2xi64>, %2: tensor<4xf32>) -> (tensor<2x3x2xf32>, tensor<f32>) {
%3 = "stablehlo.constant"() {value = dense<1> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi64>} : () -> tensor<2x3x2xi64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<2x3x2xi1>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
%7 = "stablehlo.convert"(%6) : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
%8 = "stablehlo.gather"(%2, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%10 = "stablehlo.select"(%4, %8, %9) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%11 = "stablehlo.constant"() {value = dense<3> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
%13 = "stablehlo.clamp"(%12, %7, %11) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3x2xi32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3x2xi32>, tensor<2x4x3x2xi32>) -> tensor<2x4x3x2xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x2xf32>} : () -> tensor<2x4x3x2xf32>
%18 = "stablehlo.select"(%16, %0, %17) : (tensor<2x4x3x2xi1>, tensor<2x4x3x2xf32>, tensor<2x4x3x2xf32>) -> tensor<2x4x3x2xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
%24 = "stablehlo.multiply"(%10, %23) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%25 = "stablehlo.negate"(%24) : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2xf32>} : () -> tensor<2x3x2xf32>
%27 = "stablehlo.select"(%4, %25, %26) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
return %27, %28 : tensor<2x3x2xf32>, tensor<f32>
}
}

