// f32[2,3,4,7] f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7] none [true,true,true,false] f32[2,3,4,7] f32[2,3,4] none none 4 6 0.0 true s64[] s64[]
module @example {
func.func public @main(%0: tensor<2x3x4x7xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<2x3x6x5xf32>, %3: tensor<2x3x6x7xf32>, %4: tensor<2x3x4x7xf32>, %5: tensor<2x3x4xf32>, %6: tensor<i64>, %7: tensor<i64>) -> (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x7xf32>) {
%8 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.dot_general"(%1, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
%10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%12 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x6xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x6xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x6xi1>) -> tensor<2x3x4x6xi1>
%17 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%18 = "stablehlo.select"(%16, %11, %17) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%19 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%21 = "stablehlo.exponential"(%20) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.dot_general"(%21, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x7xf32>) -> tensor<2x3x6x7xf32>
%23 = "stablehlo.dot_general"(%0, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x4x6xf32>
%24 = "stablehlo.multiply"(%0, %4) : (tensor<2x3x4x7xf32>, tensor<2x3x4x7xf32>) -> tensor<2x3x4x7xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x7xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%31 = "stablehlo.subtract"(%23, %30) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%32 = "stablehlo.multiply"(%21, %31) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%33 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%35 = "stablehlo.dot_general"(%34, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x5xf32>
%36 = "stablehlo.dot_general"(%34, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x6x5xf32>
return %35, %36, %22 : tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x7xf32>
}
}

// f32[2,4,3,5] f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,4,3,6] [true,true,true,true] f32[2,4,3,5] f32[2,4,3] none none 3 6 0.0 false s64[] s64[] scale=0.3
// run-time numbers: scale:F32
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x4x3x5xf32>, %2: tensor<2x2x6x5xf32>, %3: tensor<2x2x6x5xf32>, %4: tensor<1x4x3x6xf32>, %5: tensor<2x4x3x5xf32>, %6: tensor<2x4x3xf32>, %7: tensor<i64>, %8: tensor<i64>, %9: tensor<f32>) -> (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>, tensor<1x4x3x6xf32>) {
%10 = "stablehlo.reshape"(%1) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%11 = "stablehlo.dot_general"(%10, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%15 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%17 = "stablehlo.add"(%14, %16) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%18 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%20 = "stablehlo.exponential"(%19) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%21 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%22 = "stablehlo.reshape"(%20) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%23 = "stablehlo.dot_general"(%22, %21) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%24 = "stablehlo.dot_general"(%21, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%26 = "stablehlo.multiply"(%0, %5) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%33 = "stablehlo.subtract"(%25, %32) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%34 = "stablehlo.multiply"(%20, %33) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%35 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%38 = "stablehlo.dot_general"(%37, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x2x6x5xf32>) -> tensor<2x4x3x5xf32>
%40 = "stablehlo.dot_general"(%37, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.reduce"(%34, %41) ({
^bb0(%42: tensor<f32>, %43: tensor<f32>):
%44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%44) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<4x3x6xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<4x3x6xf32>) -> tensor<1x4x3x6xf32>
return %39, %40, %23, %46 : tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>, tensor<1x4x3x6xf32>
}
}

// bf16[2,4,3,5] bf16[2,4,3,5] bf16[1,1,6,5] bf16[1,1,6,5] none [true,true,true,false] bf16[2,4,3,5] f32[2,4,3] none none 3 6 0.25 false s64[] s64[]
module @example {
func.func public @main(%0: tensor<2x4x3x5xbf16>, %1: tensor<2x4x3x5xbf16>, %2: tensor<1x1x6x5xbf16>, %3: tensor<1x1x6x5xbf16>, %4: tensor<2x4x3x5xbf16>, %5: tensor<2x4x3xf32>, %6: tensor<i64>, %7: tensor<i64>) -> (tensor<2x4x3x5xbf16>, tensor<1x1x6x5xbf16>, tensor<1x1x6x5xbf16>) {
%8 = "stablehlo.reshape"(%1) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x6x5xbf16>) -> tensor<2x1x6x5xbf16>
%11 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.bitcast_convert"(%6) : (tensor<i64>) -> tensor<ui64>
%13 = "stablehlo.reshape"(%12) : (tensor<ui64>) -> tensor<1xui64>
%14 = "stablehlo.bitcast_convert"(%7) : (tensor<i64>) -> tensor<ui64>
%15 = "stablehlo.reshape"(%14) : (tensor<ui64>) -> tensor<1xui64>
%16 = "stablehlo.concatenate"(%13, %15) {dimension = 0 : i64} : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
%17, %18 = "stablehlo.rng_bit_generator"(%16) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4x3x6xui32>)
%19 = "stablehlo.constant"() {value = dense<1073741824> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xi1>
%21 = "stablehlo.dot_general"(%8, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%23 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%25 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%27 = "stablehlo.subtract"(%24, %26) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%28 = "stablehlo.exponential"(%27) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%29 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%30 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%33 = "stablehlo.select"(%20, %31, %32) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%34 = "stablehlo.convert"(%33) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%35 = "stablehlo.reshape"(%34) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%36 = "stablehlo.dot_general"(%35, %29) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%37 = "stablehlo.dot_general"(%29, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%39 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%40 = "stablehlo.multiply"(%38, %39) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%42 = "stablehlo.select"(%20, %40, %41) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%43 = "stablehlo.convert"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%44 = "stablehlo.convert"(%4) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.reduce"(%45, %46) ({
^bb0(%47: tensor<f32>, %48: tensor<f32>):
%49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%49) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%52 = "stablehlo.subtract"(%42, %51) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%53 = "stablehlo.multiply"(%28, %52) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%54 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%56 = "stablehlo.convert"(%55) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%57 = "stablehlo.reshape"(%56) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%58 = "stablehlo.dot_general"(%57, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%60 = "stablehlo.dot_general"(%57, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%61 = "stablehlo.convert"(%59) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%60, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%68 = "stablehlo.convert"(%67) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.reduce"(%36, %69) ({
^bb0(%70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%72) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%75 = "stablehlo.convert"(%74) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
return %61, %68, %75 : tensor<2x4x3x5xbf16>, tensor<1x1x6x5xbf16>, tensor<1x1x6x5xbf16>
}
}

