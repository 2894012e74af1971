// f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x6x5xf32>, %2: tensor<2x3x6x7xf32>) -> (tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.reduce"(%7, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
%12 = "stablehlo.maximum"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%12) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%15 = "stablehlo.subtract"(%7, %14) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
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
return %28, %25, %4, %4 : tensor<2x3x4x7xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
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
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4xf32>} : () -> tensor<2x3x4xf32>
%29 = "stablehlo.divide"(%28, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.log"(%27) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%31 = "stablehlo.add"(%19, %30) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%33 = "stablehlo.multiply"(%22, %32) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%34 = "stablehlo.dot_general"(%33, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %34, %31, %4, %4 : tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<i64>, tensor<i64>
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
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x3x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.add"(%10, %12) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
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
%25 = "stablehlo.subtract"(%13, %24) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
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
return %46, %41, %6, %6 : tensor<2x4x3x5xf32>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
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
%13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x6xbf16>) -> tensor<2x4x3x6xbf16>
%15 = "stablehlo.convert"(%14) : (tensor<2x4x3x6xbf16>) -> tensor<2x4x3x6xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%17 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.reduce"(%16, %17) ({
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
%28 = "stablehlo.subtract"(%16, %27) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
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
return %51, %44, %8, %8 : tensor<2x4x3x5xbf16>, tensor<2x4x3xf32>, tensor<i64>, tensor<i64>
}
}

// f32[1,2,3,4] f32[1,2,3,4] f32[1,2,3,4] none 0.25
// random counters: 1
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>, %1: tensor<1x2x3x4xf32>, %2: tensor<1x2x3x4xf32>, %3: tensor<2xui64>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>) {
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xui32>
%11 = "stablehlo.reshape"(%10) : (tensor<18xui32>) -> tensor<1x2x3x3xui32>
%12 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%9, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%19 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%7, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.convert"(%11) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%24 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%26 = "stablehlo.convert"(%25) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%28 = "stablehlo.shift_right_logical"(%25, %27) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%29 = "stablehlo.convert"(%28) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%30 = "stablehlo.convert"(%16) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%31 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%33 = "stablehlo.convert"(%32) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%35 = "stablehlo.shift_right_logical"(%32, %34) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%36 = "stablehlo.convert"(%35) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%37 = "stablehlo.xor"(%36, %18) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%40 = "stablehlo.xor"(%29, %17) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%41 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%42 = "stablehlo.xor"(%40, %41) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%43 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%19, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.add"(%22, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.convert"(%39) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%48 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%50 = "stablehlo.convert"(%49) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%51 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%52 = "stablehlo.shift_right_logical"(%49, %51) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%53 = "stablehlo.convert"(%52) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%54 = "stablehlo.convert"(%42) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%55 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%57 = "stablehlo.convert"(%56) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%58 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%59 = "stablehlo.shift_right_logical"(%56, %58) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%60 = "stablehlo.convert"(%59) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%61 = "stablehlo.xor"(%60, %33) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%62 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%64 = "stablehlo.xor"(%53, %26) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%65 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%66 = "stablehlo.xor"(%64, %65) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%67 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%46, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.convert"(%63) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%72 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%74 = "stablehlo.convert"(%73) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%75 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%76 = "stablehlo.shift_right_logical"(%73, %75) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%77 = "stablehlo.convert"(%76) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%78 = "stablehlo.convert"(%66) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%79 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%81 = "stablehlo.convert"(%80) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%82 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%83 = "stablehlo.shift_right_logical"(%80, %82) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%84 = "stablehlo.convert"(%83) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%85 = "stablehlo.xor"(%84, %57) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%86 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%88 = "stablehlo.xor"(%77, %50) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%89 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%91 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.add"(%70, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.convert"(%87) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%96 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%98 = "stablehlo.convert"(%97) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%99 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%100 = "stablehlo.shift_right_logical"(%97, %99) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%101 = "stablehlo.convert"(%100) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%102 = "stablehlo.convert"(%90) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%103 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%105 = "stablehlo.convert"(%104) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%106 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%108 = "stablehlo.convert"(%107) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%109 = "stablehlo.xor"(%108, %81) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%110 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%112 = "stablehlo.xor"(%101, %74) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%113 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%115 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%94, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.convert"(%111) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%120 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%121 = "stablehlo.multiply"(%119, %120) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%122 = "stablehlo.convert"(%121) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%123 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%124 = "stablehlo.shift_right_logical"(%121, %123) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%125 = "stablehlo.convert"(%124) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%126 = "stablehlo.convert"(%114) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%127 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%129 = "stablehlo.convert"(%128) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%130 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%132 = "stablehlo.convert"(%131) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%133 = "stablehlo.xor"(%132, %105) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%134 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%136 = "stablehlo.xor"(%125, %98) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%137 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%139 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.add"(%118, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.convert"(%135) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%144 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%145 = "stablehlo.multiply"(%143, %144) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%146 = "stablehlo.convert"(%145) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%147 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%148 = "stablehlo.shift_right_logical"(%145, %147) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%149 = "stablehlo.convert"(%148) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%150 = "stablehlo.convert"(%138) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%151 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%153 = "stablehlo.convert"(%152) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%154 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%155 = "stablehlo.shift_right_logical"(%152, %154) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%156 = "stablehlo.convert"(%155) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%157 = "stablehlo.xor"(%156, %129) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%158 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%160 = "stablehlo.xor"(%149, %122) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%161 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%163 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%142, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.convert"(%159) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%168 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%169 = "stablehlo.multiply"(%167, %168) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%170 = "stablehlo.convert"(%169) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%171 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%172 = "stablehlo.shift_right_logical"(%169, %171) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%173 = "stablehlo.convert"(%172) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%174 = "stablehlo.convert"(%162) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%175 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%177 = "stablehlo.convert"(%176) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%178 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%179 = "stablehlo.shift_right_logical"(%176, %178) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%180 = "stablehlo.convert"(%179) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%181 = "stablehlo.xor"(%180, %153) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%182 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%184 = "stablehlo.xor"(%173, %146) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%185 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%187 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.add"(%166, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.convert"(%183) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%192 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%193 = "stablehlo.multiply"(%191, %192) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%194 = "stablehlo.convert"(%193) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%196 = "stablehlo.shift_right_logical"(%193, %195) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%197 = "stablehlo.convert"(%196) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%198 = "stablehlo.convert"(%186) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%199 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%201 = "stablehlo.convert"(%200) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%202 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%203 = "stablehlo.shift_right_logical"(%200, %202) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%204 = "stablehlo.convert"(%203) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%205 = "stablehlo.xor"(%204, %177) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%208 = "stablehlo.xor"(%197, %170) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%209 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%211 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.add"(%188, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.add"(%190, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.convert"(%207) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%216 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%218 = "stablehlo.convert"(%217) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%219 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%220 = "stablehlo.shift_right_logical"(%217, %219) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%221 = "stablehlo.convert"(%220) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%222 = "stablehlo.convert"(%210) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%223 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%225 = "stablehlo.convert"(%224) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%226 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%227 = "stablehlo.shift_right_logical"(%224, %226) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%229 = "stablehlo.xor"(%228, %201) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%230 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%232 = "stablehlo.xor"(%221, %194) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%233 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%235 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%236 = "stablehlo.add"(%212, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%214, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.convert"(%231) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%240 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%242 = "stablehlo.convert"(%241) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%244 = "stablehlo.shift_right_logical"(%241, %243) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%246 = "stablehlo.convert"(%234) : (tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui64>
%247 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%249 = "stablehlo.convert"(%248) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%250 = "stablehlo.constant"() {value = dense<32> : tensor<1x2x3x3xui64>} : () -> tensor<1x2x3x3xui64>
%251 = "stablehlo.shift_right_logical"(%248, %250) : (tensor<1x2x3x3xui64>, tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui64>
%252 = "stablehlo.convert"(%251) : (tensor<1x2x3x3xui64>) -> tensor<1x2x3x3xui32>
%253 = "stablehlo.xor"(%252, %225) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%254 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%256 = "stablehlo.xor"(%245, %218) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%257 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x2x3x3xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xui32>
%259 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%260 = "stablehlo.add"(%236, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%261 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%238, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<1073741824> : tensor<1x2x3x3xui32>} : () -> tensor<1x2x3x3xui32>
%264 = "stablehlo.compare"(%255, %263) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x3x3xui32>, tensor<1x2x3x3xui32>) -> tensor<1x2x3x3xi1>
%265 = "stablehlo.bitcast_convert"(%3) : (tensor<2xui64>) -> tensor<2xi64>
%266 = "stablehlo.slice"(%265) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%267 = "stablehlo.reshape"(%266) : (tensor<1xi64>) -> tensor<i64>
%268 = "stablehlo.slice"(%265) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
%269 = "stablehlo.reshape"(%268) : (tensor<1xi64>) -> tensor<i64>
%270 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
%271 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x3xf32>
%272 = "stablehlo.multiply"(%270, %271) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%273 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%274 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%278 = "stablehlo.reduce"(%272, %274) ({
^bb0(%275: tensor<f32>, %276: tensor<f32>):
%277 = "stablehlo.maximum"(%275, %276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%277) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
%280 = "stablehlo.subtract"(%272, %279) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
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
%296 = "stablehlo.select"(%264, %294, %295) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
%297 = "stablehlo.dot_general"(%296, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %297, %290, %267, %269 : tensor<1x2x3x4xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>
}
}

