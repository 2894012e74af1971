// f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x6x5xf32>, %2: tensor<2x3x6x7xf32>) -> (tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
%11 = "stablehlo.maximum"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%11) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%14 = "stablehlo.subtract"(%7, %13) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%15 = "stablehlo.exponential"(%14) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%21 = "stablehlo.log"(%20) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.add"(%12, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%24 = "stablehlo.divide"(%15, %23) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%25 = "stablehlo.dot_general"(%24, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x4x7xf32>
return %25, %22, %4, %4 : tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
}
}

// f32[2,3,4,5] f32[2,3,4,5] f32[2,3,4,5] is_causal=true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%13 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
%14 = "stablehlo.select"(%12, %7, %13) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%15 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.maximum"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%21 = "stablehlo.subtract"(%14, %20) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%22 = "stablehlo.exponential"(%21) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
%26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%26) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%28 = "stablehlo.log"(%27) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.add"(%19, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%31 = "stablehlo.divide"(%22, %30) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%32 = "stablehlo.dot_general"(%31, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %32, %29, %4, %4 : tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
}
}

// f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,1,3,6] scale=0.3
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x2x6x5xf32>, %2: tensor<2x2x6x5xf32>, %3: tensor<1x1x3x6xf32>, %4: tensor<f32>) -> (tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
%5 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.dot_general"(%5, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%9 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x3x6xf32>) -> tensor<2x4x3x6xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
%16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%16) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%18 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%20 = "stablehlo.compare"(%17, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%22 = "stablehlo.select"(%20, %21, %17) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%24 = "stablehlo.subtract"(%12, %23) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%25 = "stablehlo.exponential"(%24) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%31 = "stablehlo.log"(%30) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%32 = "stablehlo.add"(%22, %31) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%36 = "stablehlo.divide"(%35, %30) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%37 = "stablehlo.select"(%34, %30, %36) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%38 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%40 = "stablehlo.select"(%34, %39, %32) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%41 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%42 = "stablehlo.multiply"(%25, %41) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%44 = "stablehlo.dot_general"(%43, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<2x2x6x5xf32>) -> tensor<2x4x3x5xf32>
return %45, %40, %6, %6 : tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
}
}

// bf16[2,4,3,5] bf16[1,1,6,5] bf16[1,1,6,5] bf16[2,1,3,6]
module @example {
func.func public @main(%0: tensor<2x4x3x5xbf16>, %1: tensor<1x1x6x5xbf16>, %2: tensor<1x1x6x5xbf16>, %3: tensor<2x1x3x6xbf16>) -> (tensor<2x4x3x5xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%7 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%9 = "stablehlo.dot_general"(%4, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x6xbf16>) -> tensor<2x4x3x6xbf16>
%14 = "stablehlo.convert"(%13) : (tensor<2x4x3x6xbf16>) -> tensor<2x4x3x6xf32>
%15 = "stablehlo.add"(%12, %14) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%16 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
%19 = "stablehlo.maximum"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%19) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%21 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%23 = "stablehlo.compare"(%20, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%25 = "stablehlo.select"(%23, %24, %20) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%27 = "stablehlo.subtract"(%15, %26) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%28 = "stablehlo.exponential"(%27) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%34 = "stablehlo.log"(%33) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%35 = "stablehlo.add"(%25, %34) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%37 = "stablehlo.compare"(%33, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%39 = "stablehlo.divide"(%38, %33) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%40 = "stablehlo.select"(%37, %33, %39) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%41 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
%43 = "stablehlo.select"(%37, %42, %35) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%44 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%45 = "stablehlo.multiply"(%28, %44) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%46 = "stablehlo.convert"(%45) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%47 = "stablehlo.reshape"(%46) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%48 = "stablehlo.dot_general"(%47, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%50 = "stablehlo.convert"(%49) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
return %50, %43, %8, %8 : tensor<2x4x3x5xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
}
}

// f32[1,2,3,4] f32[1,2,3,4] f32[1,2,3,4] none 0.25
// random counters: 1
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>, %1: tensor<1x2x3x4xf32>, %2: tensor<1x2x3x4xf32>, %3: tensor<2xui64>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xui32>
%10 = "stablehlo.reshape"(%9) : (tensor<18xui32>) -> tensor<1x2x3x3xui32>
%11 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%8, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%18 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%6, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%10) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%23 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%25 = "stablehlo.convert"(%24) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%27 = "stablehlo.shift_right_logical"(%24, %26) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%28 = "stablehlo.convert"(%27) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%29 = "stablehlo.convert"(%15) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%30 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%32 = "stablehlo.convert"(%31) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%35 = "stablehlo.convert"(%34) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%39 = "stablehlo.xor"(%28, %16) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%42 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%18, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%21, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%47 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%49 = "stablehlo.convert"(%48) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%50 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%52 = "stablehlo.convert"(%51) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%53 = "stablehlo.convert"(%41) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%54 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%56 = "stablehlo.convert"(%55) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%59 = "stablehlo.convert"(%58) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%60 = "stablehlo.xor"(%59, %32) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%61 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%63 = "stablehlo.xor"(%52, %25) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%66 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%62) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%71 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%73 = "stablehlo.convert"(%72) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%76 = "stablehlo.convert"(%75) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%77 = "stablehlo.convert"(%65) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%78 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%80 = "stablehlo.convert"(%79) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%83 = "stablehlo.convert"(%82) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%84 = "stablehlo.xor"(%83, %56) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%85 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%87 = "stablehlo.xor"(%76, %49) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%88 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%90 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%86) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%95 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%97 = "stablehlo.convert"(%96) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%100 = "stablehlo.convert"(%99) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%101 = "stablehlo.convert"(%89) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%102 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%104 = "stablehlo.convert"(%103) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%107 = "stablehlo.convert"(%106) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%108 = "stablehlo.xor"(%107, %80) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%109 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%111 = "stablehlo.xor"(%100, %73) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%112 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%114 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%110) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%119 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%121 = "stablehlo.convert"(%120) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%122 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%123 = "stablehlo.shift_right_logical"(%120, %122) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%124 = "stablehlo.convert"(%123) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%125 = "stablehlo.convert"(%113) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%126 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%128 = "stablehlo.convert"(%127) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%131 = "stablehlo.convert"(%130) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%132 = "stablehlo.xor"(%131, %104) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%133 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%135 = "stablehlo.xor"(%124, %97) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%136 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%138 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%134) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%143 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%145 = "stablehlo.convert"(%144) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%146 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%147 = "stablehlo.shift_right_logical"(%144, %146) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%148 = "stablehlo.convert"(%147) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%149 = "stablehlo.convert"(%137) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%150 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%152 = "stablehlo.convert"(%151) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%155 = "stablehlo.convert"(%154) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%156 = "stablehlo.xor"(%155, %128) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%157 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%159 = "stablehlo.xor"(%148, %121) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%160 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%162 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%158) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%167 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%169 = "stablehlo.convert"(%168) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%170 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%171 = "stablehlo.shift_right_logical"(%168, %170) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%172 = "stablehlo.convert"(%171) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%173 = "stablehlo.convert"(%161) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%174 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%176 = "stablehlo.convert"(%175) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%179 = "stablehlo.convert"(%178) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%180 = "stablehlo.xor"(%179, %152) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%181 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%183 = "stablehlo.xor"(%172, %145) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%184 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%186 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%182) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%191 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%193 = "stablehlo.convert"(%192) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%194 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%195 = "stablehlo.shift_right_logical"(%192, %194) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%196 = "stablehlo.convert"(%195) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%197 = "stablehlo.convert"(%185) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%198 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%200 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%201 = "stablehlo.shift_right_logical"(%199, %200) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%202 = "stablehlo.convert"(%201) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%203 = "stablehlo.xor"(%202, %176) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%204 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%206 = "stablehlo.xor"(%196, %169) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%207 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%208 = "stablehlo.xor"(%206, %207) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%209 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%187, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.add"(%189, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.convert"(%205) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%214 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%215 = "stablehlo.multiply"(%213, %214) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%217 = "stablehlo.shift_right_logical"(%215, %216) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%219 = "stablehlo.convert"(%208) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%220 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%222 = "stablehlo.convert"(%221) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%223 = "stablehlo.xor"(%218, %193) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%224 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%225 = "stablehlo.xor"(%223, %224) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%226 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.add"(%210, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.convert"(%225) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%229 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%232 = "stablehlo.shift_right_logical"(%230, %231) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%233 = "stablehlo.convert"(%232) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%234 = "stablehlo.xor"(%233, %222) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%235 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%237 = "stablehlo.constant"() {value = dense<1073741824> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%238 = "stablehlo.compare"(%236, %237) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xi1>
%239 = "stablehlo.bitcast_convert"(%3) : (tensor<2xui64>) -> tensor<2xi64>
%240 = "stablehlo.slice"(%239) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%241 = "stablehlo.reshape"(%240) : (tensor<1xi64>) -> tensor<i64>
%242 = "stablehlo.slice"(%239) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%243 = "stablehlo.reshape"(%242) : (tensor<1xi64>) -> tensor<i64>
%244 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
%245 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x3xf32>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%247 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%251 = "stablehlo.reduce"(%246, %247) ({
^bb0(%248: tensor<f32>, %249: tensor<f32>):
%250 = "stablehlo.maximum"(%248, %249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%250) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%253 = "stablehlo.subtract"(%246, %252) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%254 = "stablehlo.exponential"(%253) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%255 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%259 = "stablehlo.reduce"(%254, %255) ({
^bb0(%256: tensor<f32>, %257: tensor<f32>):
%258 = "stablehlo.add"(%256, %257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%258) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%260 = "stablehlo.log"(%259) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%261 = "stablehlo.add"(%251, %260) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%262 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%263 = "stablehlo.divide"(%254, %262) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%264 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%265 = "stablehlo.multiply"(%263, %264) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%267 = "stablehlo.select"(%238, %265, %266) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%268 = "stablehlo.dot_general"(%267, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %268, %261, %241, %243 : tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
}
}

