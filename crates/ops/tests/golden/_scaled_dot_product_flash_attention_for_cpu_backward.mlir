// f32[2,3,4,5] f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,5] f32[2,3,4,5] f32[2,3,4] 0.0 true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x6x5xf32>, %3: tensor<2x3x6x5xf32>, %4: tensor<2x3x4x5xf32>, %5: tensor<2x3x4xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) {
%6 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x6xi32>
%12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x6xi32>
%13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x6xi1>) -> tensor<2x3x4x6xi1>
%15 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.select"(%14, %9, %15) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%17 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.maximum"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%23 = "stablehlo.subtract"(%16, %22) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%24 = "stablehlo.exponential"(%23) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%31 = "stablehlo.divide"(%24, %30) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%32 = "stablehlo.dot_general"(%31, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x6x5xf32>
%33 = "stablehlo.dot_general"(%0, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%34 = "stablehlo.multiply"(%0, %4) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<f32>, %37: tensor<f32>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%38) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%41 = "stablehlo.subtract"(%33, %40) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%42 = "stablehlo.multiply"(%31, %41) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%43 = "stablehlo.dot_general"(%42, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x5xf32>
%44 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.dot_general"(%42, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x6x5xf32>
%47 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x5xf32>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
return %45, %48, %32 : tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>
}
}

// f64[1,2,3,4] f64[1,2,3,4] f64[1,2,5,4] f64[1,2,5,4] f64[1,2,3,4] f64[1,2,3] 0.0 true
module @example {
func.func public @main(%0: tensor<1x2x3x4xf64>, %1: tensor<1x2x3x4xf64>, %2: tensor<1x2x5x4xf64>, %3: tensor<1x2x5x4xf64>, %4: tensor<1x2x3x4xf64>, %5: tensor<1x2x3xf64>) -> (tensor<1x2x3x4xf64>, tensor<1x2x5x4xf64>, tensor<1x2x5x4xf64>) {
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xf64>, tensor<1x2x5x4xf64>) -> tensor<1x2x3x5xf64>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x2x3x5xf64>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%10 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x5xi1>) -> tensor<1x2x3x5xi1>
%15 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x2x3x5xf64>
%16 = "stablehlo.select"(%14, %9, %15) : (tensor<1x2x3x5xi1>, tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%17 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f64>, %19: tensor<f64>):
%20 = "stablehlo.maximum"(%18, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%20) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x5xf64>, tensor<f64>) -> tensor<1x2x3xf64>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf64>) -> tensor<1x2x3x5xf64>
%23 = "stablehlo.subtract"(%16, %22) : (tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%24 = "stablehlo.exponential"(%23) : (tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f64>, %27: tensor<f64>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%28) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x5xf64>, tensor<f64>) -> tensor<1x2x3xf64>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf64>) -> tensor<1x2x3x5xf64>
%31 = "stablehlo.divide"(%24, %30) : (tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%32 = "stablehlo.dot_general"(%31, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x5x4xf64>
%33 = "stablehlo.dot_general"(%0, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xf64>, tensor<1x2x5x4xf64>) -> tensor<1x2x3x5xf64>
%34 = "stablehlo.multiply"(%0, %4) : (tensor<1x2x3x4xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<f64>, %37: tensor<f64>):
%38 = "stablehlo.add"(%36, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%38) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x4xf64>, tensor<f64>) -> tensor<1x2x3xf64>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf64>) -> tensor<1x2x3x5xf64>
%41 = "stablehlo.subtract"(%33, %40) : (tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%42 = "stablehlo.multiply"(%31, %41) : (tensor<1x2x3x5xf64>, tensor<1x2x3x5xf64>) -> tensor<1x2x3x5xf64>
%43 = "stablehlo.dot_general"(%42, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5xf64>, tensor<1x2x5x4xf64>) -> tensor<1x2x3x4xf64>
%44 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x2x3x4xf64>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<1x2x3x4xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
%46 = "stablehlo.dot_general"(%42, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x5x4xf64>
%47 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x2x5x4xf64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<1x2x5x4xf64>, tensor<1x2x5x4xf64>) -> tensor<1x2x5x4xf64>
return %45, %48, %32 : tensor<1x2x3x4xf64>, tensor<1x2x5x4xf64>, tensor<1x2x5x4xf64>
}
}

