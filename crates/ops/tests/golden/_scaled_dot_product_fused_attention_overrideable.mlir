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
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xui32>
%10 = "stablehlo.reshape"(%9) : (tensor<18xui32>) -> tensor<1x2x3x3xui32>
%11 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%6, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%8, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.xor"(%11, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%21 = "stablehlo.xor"(%19, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%15, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.add"(%18, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.add"(%22, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%26 = "stablehlo.shift_left"(%23, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%28 = "stablehlo.shift_right_logical"(%23, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.or"(%26, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.xor"(%29, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.add"(%24, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.shift_left"(%30, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%35 = "stablehlo.shift_right_logical"(%30, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.or"(%33, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.xor"(%36, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.add"(%31, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_left"(%37, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.shift_right_logical"(%37, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.or"(%40, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.xor"(%43, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.add"(%38, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_left"(%44, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.or"(%47, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.xor"(%50, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.add"(%45, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.add"(%21, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.add"(%51, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%52, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_left"(%55, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.or"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.xor"(%61, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.add"(%56, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_left"(%62, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.shift_right_logical"(%62, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.or"(%65, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.xor"(%68, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.add"(%63, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_left"(%69, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_right_logical"(%69, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.or"(%72, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.xor"(%75, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.add"(%70, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_left"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.or"(%79, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.xor"(%82, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%77, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%11, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.add"(%83, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%84, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_left"(%94, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.or"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.xor"(%100, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%95, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_left"(%101, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_right_logical"(%101, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.or"(%104, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.xor"(%107, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.add"(%102, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_left"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.or"(%111, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.xor"(%114, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%109, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%14, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.add"(%115, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%116, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_left"(%126, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.or"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.xor"(%132, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.add"(%127, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_left"(%133, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_right_logical"(%133, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.or"(%136, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.xor"(%139, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.add"(%134, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_left"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.or"(%143, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.xor"(%146, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%141, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%21, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.add"(%147, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%148, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_left"(%158, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.or"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.xor"(%164, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.add"(%159, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_left"(%165, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_right_logical"(%165, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.or"(%168, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.xor"(%171, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.add"(%166, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_left"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.shift_right_logical"(%172, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.or"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.xor"(%178, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%173, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.add"(%11, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.add"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%185 = "stablehlo.xor"(%180, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%189 = "stablehlo.add"(%10, %188) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%190 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%191 = "stablehlo.add"(%184, %190) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%192 = "stablehlo.add"(%189, %191) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%193 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%194 = "stablehlo.shift_left"(%191, %193) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%195 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%197 = "stablehlo.or"(%194, %196) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%198 = "stablehlo.xor"(%197, %192) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%199 = "stablehlo.add"(%192, %198) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%200 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%201 = "stablehlo.shift_left"(%198, %200) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%202 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%203 = "stablehlo.shift_right_logical"(%198, %202) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%204 = "stablehlo.or"(%201, %203) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%205 = "stablehlo.xor"(%204, %199) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%206 = "stablehlo.add"(%199, %205) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%207 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%208 = "stablehlo.shift_left"(%205, %207) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%209 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%210 = "stablehlo.shift_right_logical"(%205, %209) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%211 = "stablehlo.or"(%208, %210) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%212 = "stablehlo.xor"(%211, %206) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%213 = "stablehlo.add"(%206, %212) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%214 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%215 = "stablehlo.shift_left"(%212, %214) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%216 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%217 = "stablehlo.shift_right_logical"(%212, %216) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%218 = "stablehlo.or"(%215, %217) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%219 = "stablehlo.xor"(%218, %213) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%220 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%221 = "stablehlo.add"(%213, %220) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%222 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%187, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%225 = "stablehlo.add"(%219, %224) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%226 = "stablehlo.add"(%221, %225) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%227 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%229 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%233 = "stablehlo.add"(%226, %232) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%234 = "stablehlo.constant"() {value = dense<29> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%235 = "stablehlo.shift_left"(%232, %234) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%236 = "stablehlo.constant"() {value = dense<3> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%237 = "stablehlo.shift_right_logical"(%232, %236) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%238 = "stablehlo.or"(%235, %237) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%239 = "stablehlo.xor"(%238, %233) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%240 = "stablehlo.add"(%233, %239) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%241 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%242 = "stablehlo.shift_left"(%239, %241) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%243 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%244 = "stablehlo.shift_right_logical"(%239, %243) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%245 = "stablehlo.or"(%242, %244) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%246 = "stablehlo.xor"(%245, %240) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%247 = "stablehlo.add"(%240, %246) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%248 = "stablehlo.constant"() {value = dense<24> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%249 = "stablehlo.shift_left"(%246, %248) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%250 = "stablehlo.constant"() {value = dense<8> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%251 = "stablehlo.shift_right_logical"(%246, %250) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%252 = "stablehlo.or"(%249, %251) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%253 = "stablehlo.xor"(%252, %247) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%254 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%255 = "stablehlo.add"(%247, %254) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%256 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.add"(%180, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%259 = "stablehlo.add"(%253, %258) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%260 = "stablehlo.add"(%255, %259) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%261 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%262 = "stablehlo.shift_left"(%259, %261) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%263 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%265 = "stablehlo.or"(%262, %264) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%266 = "stablehlo.xor"(%265, %260) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%267 = "stablehlo.add"(%260, %266) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%268 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%269 = "stablehlo.shift_left"(%266, %268) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%270 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%272 = "stablehlo.or"(%269, %271) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%273 = "stablehlo.xor"(%272, %267) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%274 = "stablehlo.add"(%267, %273) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%275 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%276 = "stablehlo.shift_left"(%273, %275) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%277 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%279 = "stablehlo.or"(%276, %278) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%280 = "stablehlo.xor"(%279, %274) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%281 = "stablehlo.add"(%274, %280) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%282 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%283 = "stablehlo.shift_left"(%280, %282) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%284 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%285 = "stablehlo.shift_right_logical"(%280, %284) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%286 = "stablehlo.or"(%283, %285) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%287 = "stablehlo.xor"(%286, %281) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%288 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%289 = "stablehlo.add"(%281, %288) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%290 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%291 = "stablehlo.add"(%183, %290) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%293 = "stablehlo.add"(%287, %292) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%294 = "stablehlo.add"(%289, %293) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%295 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%296 = "stablehlo.shift_left"(%293, %295) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%297 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%298 = "stablehlo.shift_right_logical"(%293, %297) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%299 = "stablehlo.or"(%296, %298) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%300 = "stablehlo.xor"(%299, %294) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%301 = "stablehlo.add"(%294, %300) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%302 = "stablehlo.constant"() {value = dense<29> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%303 = "stablehlo.shift_left"(%300, %302) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%304 = "stablehlo.constant"() {value = dense<3> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%305 = "stablehlo.shift_right_logical"(%300, %304) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%306 = "stablehlo.or"(%303, %305) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%307 = "stablehlo.xor"(%306, %301) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%308 = "stablehlo.add"(%301, %307) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%309 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%310 = "stablehlo.shift_left"(%307, %309) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%311 = "stablehlo.constant"() {value = dense<16> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%313 = "stablehlo.or"(%310, %312) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%314 = "stablehlo.xor"(%313, %308) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%315 = "stablehlo.add"(%308, %314) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%316 = "stablehlo.constant"() {value = dense<24> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%317 = "stablehlo.shift_left"(%314, %316) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%318 = "stablehlo.constant"() {value = dense<8> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%319 = "stablehlo.shift_right_logical"(%314, %318) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%320 = "stablehlo.or"(%317, %319) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%321 = "stablehlo.xor"(%320, %315) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%322 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%323 = "stablehlo.add"(%315, %322) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%324 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%325 = "stablehlo.add"(%187, %324) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%327 = "stablehlo.add"(%321, %326) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%328 = "stablehlo.add"(%323, %327) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%329 = "stablehlo.constant"() {value = dense<13> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%330 = "stablehlo.shift_left"(%327, %329) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%331 = "stablehlo.constant"() {value = dense<19> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%332 = "stablehlo.shift_right_logical"(%327, %331) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%333 = "stablehlo.or"(%330, %332) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%334 = "stablehlo.xor"(%333, %328) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%335 = "stablehlo.add"(%328, %334) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%336 = "stablehlo.constant"() {value = dense<15> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%337 = "stablehlo.shift_left"(%334, %336) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%338 = "stablehlo.constant"() {value = dense<17> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%339 = "stablehlo.shift_right_logical"(%334, %338) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%340 = "stablehlo.or"(%337, %339) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%341 = "stablehlo.xor"(%340, %335) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%342 = "stablehlo.add"(%335, %341) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%343 = "stablehlo.constant"() {value = dense<26> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%344 = "stablehlo.shift_left"(%341, %343) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%345 = "stablehlo.constant"() {value = dense<6> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%346 = "stablehlo.shift_right_logical"(%341, %345) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%347 = "stablehlo.or"(%344, %346) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%348 = "stablehlo.xor"(%347, %342) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%349 = "stablehlo.add"(%342, %348) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%350 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%351 = "stablehlo.add"(%349, %350) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%352 = "stablehlo.constant"() {value = dense<1073741824> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%353 = "stablehlo.compare"(%351, %352) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xi1>
%354 = "stablehlo.bitcast_convert"(%3) : (tensor<2xui64>) -> tensor<2xi64>
%355 = "stablehlo.slice"(%354) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%356 = "stablehlo.reshape"(%355) : (tensor<1xi64>) -> tensor<i64>
%357 = "stablehlo.slice"(%354) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%358 = "stablehlo.reshape"(%357) : (tensor<1xi64>) -> tensor<i64>
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
%382 = "stablehlo.select"(%353, %380, %381) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%383 = "stablehlo.dot_general"(%382, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %383, %376, %356, %358 : tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
}
}

