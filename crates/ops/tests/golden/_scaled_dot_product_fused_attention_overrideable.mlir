// f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x6x5xf32>, %2: tensor<2x3x6x7xf32>) -> (tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%6, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%15 = "stablehlo.subtract"(%6, %14) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.exponential"(%15) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%23 = "stablehlo.divide"(%22, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.log"(%21) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%25 = "stablehlo.add"(%13, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%27 = "stablehlo.multiply"(%16, %26) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%28 = "stablehlo.dot_general"(%27, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x4x7xf32>
return %28, %25, %8, %8 : tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
}
}

// f32[2,3,4,5] f32[2,3,4,5] f32[2,3,4,5] is_causal=true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%12 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
%13 = "stablehlo.select"(%11, %6, %12) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%15 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%13, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.maximum"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%21 = "stablehlo.subtract"(%13, %20) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%22 = "stablehlo.exponential"(%21) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%29 = "stablehlo.divide"(%28, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.log"(%27) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.add"(%19, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%33 = "stablehlo.multiply"(%22, %32) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%34 = "stablehlo.dot_general"(%33, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %34, %31, %14, %14 : tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
}
}

// f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,1,3,6] scale=0.3
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x2x6x5xf32>, %2: tensor<2x2x6x5xf32>, %3: tensor<1x1x3x6xf32>, %4: tensor<f32>) -> (tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
%5 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%6 = "stablehlo.dot_general"(%5, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%9 = "stablehlo.multiply"(%7, %8) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x3x6xf32>) -> tensor<2x4x3x6xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%12, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%19 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%23 = "stablehlo.select"(%21, %22, %18) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%25 = "stablehlo.subtract"(%12, %24) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%26 = "stablehlo.exponential"(%25) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%33 = "stablehlo.divide"(%32, %31) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%34 = "stablehlo.log"(%31) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%37 = "stablehlo.compare"(%31, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%38 = "stablehlo.select"(%37, %31, %33) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%39 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%41 = "stablehlo.select"(%37, %40, %35) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%42 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%43 = "stablehlo.multiply"(%26, %42) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%45 = "stablehlo.dot_general"(%44, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x2x6x5xf32>) -> tensor<2x4x3x5xf32>
return %46, %41, %13, %13 : tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
}
}

// bf16[2,4,3,5] bf16[1,1,6,5] bf16[1,1,6,5] bf16[2,1,3,6]
module @example {
func.func public @main(%0: tensor<2x4x3x5xbf16>, %1: tensor<1x1x6x5xbf16>, %2: tensor<1x1x6x5xbf16>, %3: tensor<2x1x3x6xbf16>) -> (tensor<2x4x3x5xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%7 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%12 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x6xbf16>) -> tensor<2x4x3x6xbf16>
%14 = "stablehlo.convert"(%13) : (tensor<2x4x3x6xbf16>) -> tensor<2x4x3x6xf32>
%15 = "stablehlo.add"(%11, %14) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%17 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%15, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
%20 = "stablehlo.maximum"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%20) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%22 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%24 = "stablehlo.compare"(%21, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%26 = "stablehlo.select"(%24, %25, %21) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%28 = "stablehlo.subtract"(%15, %27) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%29 = "stablehlo.exponential"(%28) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%36 = "stablehlo.divide"(%35, %34) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%37 = "stablehlo.log"(%34) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%38 = "stablehlo.add"(%26, %37) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%40 = "stablehlo.compare"(%34, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%41 = "stablehlo.select"(%40, %34, %36) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%42 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%44 = "stablehlo.select"(%40, %43, %38) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%45 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%46 = "stablehlo.multiply"(%29, %45) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%47 = "stablehlo.convert"(%46) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%48 = "stablehlo.reshape"(%47) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%49 = "stablehlo.dot_general"(%48, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%51 = "stablehlo.convert"(%50) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
return %51, %44, %16, %16 : tensor<2x4x3x5xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
}
}

// f32[1,2,3,4] f32[1,2,3,4] f32[1,2,3,4] none 0.25
// random counters: 1
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>, %1: tensor<1x2x3x4xf32>, %2: tensor<1x2x3x4xf32>, %3: tensor<2xui64>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x3xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%10 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xui32>
%15 = "stablehlo.reshape"(%14) : (tensor<18xui32>) -> tensor<1x2x3x3xui32>
%16 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%13, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%23 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%25 = "stablehlo.shift_right_logical"(%11, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.convert"(%15) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%28 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%30 = "stablehlo.convert"(%29) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%33 = "stablehlo.convert"(%32) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%34 = "stablehlo.convert"(%20) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%35 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%37 = "stablehlo.convert"(%36) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%39 = "stablehlo.shift_right_logical"(%36, %38) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%40 = "stablehlo.convert"(%39) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%41 = "stablehlo.xor"(%40, %22) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%42 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%43 = "stablehlo.xor"(%41, %42) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%44 = "stablehlo.xor"(%33, %21) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%45 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%46 = "stablehlo.xor"(%44, %45) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%47 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.add"(%23, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%26, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.convert"(%43) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%52 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%54 = "stablehlo.convert"(%53) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%57 = "stablehlo.convert"(%56) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%58 = "stablehlo.convert"(%46) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%59 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%61 = "stablehlo.convert"(%60) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%63 = "stablehlo.shift_right_logical"(%60, %62) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%64 = "stablehlo.convert"(%63) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%65 = "stablehlo.xor"(%64, %37) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%66 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%68 = "stablehlo.xor"(%57, %30) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%69 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%70 = "stablehlo.xor"(%68, %69) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%71 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.add"(%48, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.add"(%50, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.convert"(%67) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%76 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%78 = "stablehlo.convert"(%77) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%81 = "stablehlo.convert"(%80) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%82 = "stablehlo.convert"(%70) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%83 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%85 = "stablehlo.convert"(%84) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%86 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%87 = "stablehlo.shift_right_logical"(%84, %86) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%88 = "stablehlo.convert"(%87) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%89 = "stablehlo.xor"(%88, %61) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%90 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%92 = "stablehlo.xor"(%81, %54) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%93 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%94 = "stablehlo.xor"(%92, %93) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%95 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.add"(%72, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%74, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.convert"(%91) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%100 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%102 = "stablehlo.convert"(%101) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%105 = "stablehlo.convert"(%104) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%106 = "stablehlo.convert"(%94) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%107 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%109 = "stablehlo.convert"(%108) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%110 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%111 = "stablehlo.shift_right_logical"(%108, %110) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%112 = "stablehlo.convert"(%111) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%113 = "stablehlo.xor"(%112, %85) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%114 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%116 = "stablehlo.xor"(%105, %78) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%117 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%118 = "stablehlo.xor"(%116, %117) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%119 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.add"(%96, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.add"(%98, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.convert"(%115) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%124 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%126 = "stablehlo.convert"(%125) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%129 = "stablehlo.convert"(%128) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%130 = "stablehlo.convert"(%118) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%131 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%133 = "stablehlo.convert"(%132) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%134 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%135 = "stablehlo.shift_right_logical"(%132, %134) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%136 = "stablehlo.convert"(%135) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%137 = "stablehlo.xor"(%136, %109) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%138 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%140 = "stablehlo.xor"(%129, %102) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%141 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%142 = "stablehlo.xor"(%140, %141) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%143 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%120, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%122, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.convert"(%139) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%148 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%150 = "stablehlo.convert"(%149) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%153 = "stablehlo.convert"(%152) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%154 = "stablehlo.convert"(%142) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%155 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%156 = "stablehlo.multiply"(%154, %155) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%157 = "stablehlo.convert"(%156) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%158 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%159 = "stablehlo.shift_right_logical"(%156, %158) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%160 = "stablehlo.convert"(%159) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%161 = "stablehlo.xor"(%160, %133) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%162 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%164 = "stablehlo.xor"(%153, %126) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%165 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%166 = "stablehlo.xor"(%164, %165) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%167 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%144, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%146, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.convert"(%163) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%172 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%174 = "stablehlo.convert"(%173) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%177 = "stablehlo.convert"(%176) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%178 = "stablehlo.convert"(%166) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%179 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%180 = "stablehlo.multiply"(%178, %179) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%181 = "stablehlo.convert"(%180) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%182 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%183 = "stablehlo.shift_right_logical"(%180, %182) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%184 = "stablehlo.convert"(%183) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%185 = "stablehlo.xor"(%184, %157) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%186 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%188 = "stablehlo.xor"(%177, %150) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%189 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%190 = "stablehlo.xor"(%188, %189) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%191 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.add"(%168, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%170, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.convert"(%187) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%196 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%201 = "stablehlo.convert"(%200) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%202 = "stablehlo.convert"(%190) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%203 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%204 = "stablehlo.multiply"(%202, %203) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%205 = "stablehlo.convert"(%204) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%206 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%207 = "stablehlo.shift_right_logical"(%204, %206) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%209 = "stablehlo.xor"(%208, %181) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%210 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%212 = "stablehlo.xor"(%201, %174) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%213 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%215 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%192, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%194, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.convert"(%211) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%220 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%222 = "stablehlo.convert"(%221) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%225 = "stablehlo.convert"(%224) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%226 = "stablehlo.convert"(%214) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%232 = "stablehlo.convert"(%231) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%233 = "stablehlo.xor"(%232, %205) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%234 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%236 = "stablehlo.xor"(%225, %198) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%237 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%239 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%216, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.add"(%218, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.convert"(%235) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%244 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%246 = "stablehlo.convert"(%245) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%249 = "stablehlo.convert"(%248) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%250 = "stablehlo.convert"(%238) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%251 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%252 = "stablehlo.multiply"(%250, %251) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%254 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%255 = "stablehlo.shift_right_logical"(%252, %254) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%256 = "stablehlo.convert"(%255) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%257 = "stablehlo.xor"(%256, %229) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%258 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%260 = "stablehlo.xor"(%249, %222) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%261 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%262 = "stablehlo.xor"(%260, %261) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%263 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%240, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%266 = "stablehlo.add"(%242, %265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.constant"() {value = dense<1073741824> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%268 = "stablehlo.compare"(%259, %267) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xi1>
%269 = "stablehlo.bitcast_convert"(%3) : (tensor<2xui64>) -> tensor<2xi64>
%270 = "stablehlo.slice"(%269) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%271 = "stablehlo.reshape"(%270) : (tensor<1xi64>) -> tensor<i64>
%272 = "stablehlo.slice"(%269) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%273 = "stablehlo.reshape"(%272) : (tensor<1xi64>) -> tensor<i64>
%274 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%278 = "stablehlo.reduce"(%7, %274) ({
^bb0(%275: tensor<f32>, %276: tensor<f32>):
%277 = "stablehlo.maximum"(%275, %276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%277) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%280 = "stablehlo.subtract"(%7, %279) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%281 = "stablehlo.exponential"(%280) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%286 = "stablehlo.reduce"(%281, %282) ({
^bb0(%283: tensor<f32>, %284: tensor<f32>):
%285 = "stablehlo.add"(%283, %284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%285) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%287 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3xf32>} : () -> tensor<1x2x3xf32>
%288 = "stablehlo.divide"(%287, %286) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%289 = "stablehlo.log"(%286) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%290 = "stablehlo.add"(%278, %289) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%291 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%292 = "stablehlo.multiply"(%281, %291) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%293 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%294 = "stablehlo.multiply"(%292, %293) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%295 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%296 = "stablehlo.select"(%268, %294, %295) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%297 = "stablehlo.dot_general"(%296, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %297, %290, %271, %273 : tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
}
}

