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
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x2x6x5xf32>, %2: tensor<2x2x6x5xf32>, %3: tensor<1x1x3x6xf32>) -> (tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%5 = "stablehlo.constant"() {value = dense<3.0e-1> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.dot_general"(%4, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
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
%5 = "stablehlo.bitcast_convert"(%3) : (tensor<2xui64>) -> tensor<2xi64>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xi64>) -> tensor<i64>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xi64>) -> tensor<i64>
%10 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xui32>
%15 = "stablehlo.reshape"(%14) : (tensor<18xui32>) -> tensor<1x2x3x3xui32>
%16 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%11, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%22 = "stablehlo.shift_right_logical"(%13, %21) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%23 = "stablehlo.convert"(%22) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.xor"(%16, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%26 = "stablehlo.xor"(%24, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.add"(%20, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.add"(%23, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.add"(%27, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%31 = "stablehlo.shift_left"(%28, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.shift_right_logical"(%28, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.or"(%31, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.xor"(%34, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.add"(%29, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.shift_left"(%35, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_right_logical"(%35, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.or"(%38, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.xor"(%41, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.add"(%36, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.shift_left"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_right_logical"(%42, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.or"(%45, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.xor"(%48, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%43, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.shift_left"(%49, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.shift_right_logical"(%49, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.or"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.xor"(%55, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%50, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.add"(%26, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.add"(%56, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.add"(%57, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_left"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_right_logical"(%60, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.or"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.xor"(%66, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.add"(%61, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_left"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_right_logical"(%67, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.or"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.xor"(%73, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.shift_left"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.or"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.xor"(%87, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%82, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%16, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.add"(%88, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%89, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_left"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_right_logical"(%92, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.or"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.xor"(%98, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.add"(%93, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_left"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_right_logical"(%99, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.or"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.xor"(%105, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%100, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.shift_left"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.or"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.xor"(%119, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%114, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%19, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.add"(%120, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.add"(%121, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_left"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_right_logical"(%124, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.or"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.xor"(%130, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%125, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_left"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_right_logical"(%131, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.or"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.xor"(%137, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%132, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.shift_left"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.or"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.xor"(%151, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%146, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.add"(%26, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.add"(%152, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.add"(%153, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_left"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_right_logical"(%156, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.or"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.xor"(%162, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%157, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_left"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_right_logical"(%163, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.or"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.xor"(%169, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%164, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.shift_left"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.or"(%180, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.xor"(%183, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.add"(%178, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%16, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.add"(%184, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%190 = "stablehlo.xor"(%185, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.xor"(%190, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%194 = "stablehlo.add"(%15, %193) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%195 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%196 = "stablehlo.add"(%189, %195) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%197 = "stablehlo.add"(%194, %196) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%198 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%199 = "stablehlo.shift_left"(%196, %198) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%200 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%201 = "stablehlo.shift_right_logical"(%196, %200) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%202 = "stablehlo.or"(%199, %201) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%203 = "stablehlo.xor"(%202, %197) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%204 = "stablehlo.add"(%197, %203) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%205 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%207 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%212 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%214 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%219 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%220 = "stablehlo.shift_left"(%217, %219) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%221 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%222 = "stablehlo.shift_right_logical"(%217, %221) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%223 = "stablehlo.or"(%220, %222) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%224 = "stablehlo.xor"(%223, %218) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%225 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%226 = "stablehlo.add"(%218, %225) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%227 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.add"(%192, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%230 = "stablehlo.add"(%224, %229) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%231 = "stablehlo.add"(%226, %230) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%232 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%233 = "stablehlo.shift_left"(%230, %232) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%234 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%235 = "stablehlo.shift_right_logical"(%230, %234) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%236 = "stablehlo.or"(%233, %235) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%237 = "stablehlo.xor"(%236, %231) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%238 = "stablehlo.add"(%231, %237) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%239 = "stablehlo.constant"() {value = dense<29> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%240 = "stablehlo.shift_left"(%237, %239) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%241 = "stablehlo.constant"() {value = dense<3> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%242 = "stablehlo.shift_right_logical"(%237, %241) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%243 = "stablehlo.or"(%240, %242) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%244 = "stablehlo.xor"(%243, %238) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%245 = "stablehlo.add"(%238, %244) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%246 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%248 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%252 = "stablehlo.add"(%245, %251) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%253 = "stablehlo.constant"() {value = dense<24> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%254 = "stablehlo.shift_left"(%251, %253) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%255 = "stablehlo.constant"() {value = dense<8> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%256 = "stablehlo.shift_right_logical"(%251, %255) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%257 = "stablehlo.or"(%254, %256) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%258 = "stablehlo.xor"(%257, %252) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%259 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%260 = "stablehlo.add"(%252, %259) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%261 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%185, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%264 = "stablehlo.add"(%258, %263) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%265 = "stablehlo.add"(%260, %264) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%266 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%268 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%272 = "stablehlo.add"(%265, %271) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%273 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%274 = "stablehlo.shift_left"(%271, %273) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%275 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%276 = "stablehlo.shift_right_logical"(%271, %275) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%277 = "stablehlo.or"(%274, %276) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%278 = "stablehlo.xor"(%277, %272) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%279 = "stablehlo.add"(%272, %278) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%280 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%282 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%286 = "stablehlo.add"(%279, %285) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%287 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%288 = "stablehlo.shift_left"(%285, %287) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%289 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%290 = "stablehlo.shift_right_logical"(%285, %289) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%291 = "stablehlo.or"(%288, %290) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%292 = "stablehlo.xor"(%291, %286) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%293 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%294 = "stablehlo.add"(%286, %293) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%295 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%296 = "stablehlo.add"(%188, %295) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%297 = "stablehlo.broadcast_in_dim"(%296) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%298 = "stablehlo.add"(%292, %297) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%299 = "stablehlo.add"(%294, %298) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%300 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%302 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%306 = "stablehlo.add"(%299, %305) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%307 = "stablehlo.constant"() {value = dense<29> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%309 = "stablehlo.constant"() {value = dense<3> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%313 = "stablehlo.add"(%306, %312) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%314 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%316 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%320 = "stablehlo.add"(%313, %319) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%321 = "stablehlo.constant"() {value = dense<24> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%322 = "stablehlo.shift_left"(%319, %321) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%323 = "stablehlo.constant"() {value = dense<8> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%325 = "stablehlo.or"(%322, %324) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%326 = "stablehlo.xor"(%325, %320) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%327 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%328 = "stablehlo.add"(%320, %327) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%329 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%330 = "stablehlo.add"(%192, %329) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%331 = "stablehlo.broadcast_in_dim"(%330) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%332 = "stablehlo.add"(%326, %331) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%333 = "stablehlo.add"(%328, %332) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%334 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%336 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%340 = "stablehlo.add"(%333, %339) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%341 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%342 = "stablehlo.shift_left"(%339, %341) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%343 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%345 = "stablehlo.or"(%342, %344) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%346 = "stablehlo.xor"(%345, %340) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%347 = "stablehlo.add"(%340, %346) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%348 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%350 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%354 = "stablehlo.add"(%347, %353) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%355 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%356 = "stablehlo.add"(%354, %355) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%357 = "stablehlo.constant"() {value = dense<1073741824> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%358 = "stablehlo.compare"(%356, %357) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xi1>
%359 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
%360 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x3xf32>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%362 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%366 = "stablehlo.reduce"(%361, %362) ({
^bb0(%363: tensor<f32>, %364: tensor<f32>):
%365 = "stablehlo.maximum"(%363, %364) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%365) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%368 = "stablehlo.subtract"(%361, %367) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%369 = "stablehlo.exponential"(%368) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%370 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%374 = "stablehlo.reduce"(%369, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.add"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%375 = "stablehlo.log"(%374) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%376 = "stablehlo.add"(%366, %375) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
%377 = "stablehlo.broadcast_in_dim"(%374) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%378 = "stablehlo.divide"(%369, %377) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%379 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%380 = "stablehlo.multiply"(%378, %379) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%381 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3xf32>} : () -> tensor<1x2x3x3xf32>
%382 = "stablehlo.select"(%358, %380, %381) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%383 = "stablehlo.dot_general"(%382, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %383, %376, %7, %9 : tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
}
}

