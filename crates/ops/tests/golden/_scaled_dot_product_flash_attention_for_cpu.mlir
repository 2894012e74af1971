// f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,5] is_causal=true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x6x5xf32>, %2: tensor<2x3x6x5xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4xf32>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x6xi32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x6xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x6xi1>) -> tensor<2x3x4x6xi1>
%12 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%13 = "stablehlo.select"(%11, %6, %12) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%20 = "stablehlo.subtract"(%13, %19) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%21 = "stablehlo.exponential"(%20) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%27 = "stablehlo.log"(%26) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.add"(%18, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%30 = "stablehlo.divide"(%21, %29) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%31 = "stablehlo.dot_general"(%30, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x5xf32>
return %31, %28 : tensor<2x3x4x5xf32>, tensor<2x3x4xf32>
}
}

// f32[2,4,3,5] f32[2,4,6,5] f32[2,4,6,5] attn_mask=f32[3,6] scale=0.3
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x4x6x5xf32>, %2: tensor<2x4x6x5xf32>, %3: tensor<3x6xf32>) -> (tensor<2x4x3x5xf32>, tensor<2x4x3xf32>) {
%4 = "stablehlo.constant"() {value = dense<3.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x3x5xf32>, tensor<2x4x6x5xf32>) -> tensor<2x4x3x6xf32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x6xf32>) -> tensor<2x4x3x6xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
%13 = "stablehlo.maximum"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%13) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%15 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%19 = "stablehlo.select"(%17, %18, %14) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%21 = "stablehlo.subtract"(%9, %20) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%22 = "stablehlo.exponential"(%21) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%28 = "stablehlo.log"(%27) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%29 = "stablehlo.add"(%19, %28) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%33 = "stablehlo.divide"(%32, %27) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%34 = "stablehlo.select"(%31, %27, %33) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%35 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%37 = "stablehlo.select"(%31, %36, %29) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%38 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%39 = "stablehlo.multiply"(%22, %38) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%40 = "stablehlo.dot_general"(%39, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x3x6xf32>, tensor<2x4x6x5xf32>) -> tensor<2x4x3x5xf32>
return %40, %37 : tensor<2x4x3x5xf32>, tensor<2x4x3xf32>
}
}

