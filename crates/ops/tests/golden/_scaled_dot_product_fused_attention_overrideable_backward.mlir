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
%15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%17 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%18 = "stablehlo.subtract"(%16, %17) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%19 = "stablehlo.exponential"(%18) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%20 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%21 = "stablehlo.reshape"(%19) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%22 = "stablehlo.dot_general"(%21, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%23 = "stablehlo.dot_general"(%20, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%25 = "stablehlo.multiply"(%0, %5) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%32 = "stablehlo.subtract"(%24, %31) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%33 = "stablehlo.multiply"(%19, %32) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%34 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%37 = "stablehlo.dot_general"(%36, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x2x6x5xf32>) -> tensor<2x4x3x5xf32>
%39 = "stablehlo.dot_general"(%36, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.reduce"(%33, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<4x3x6xf32>
%45 = "stablehlo.reshape"(%44) : (tensor<4x3x6xf32>) -> tensor<1x4x3x6xf32>
return %38, %39, %22, %45 : tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>, tensor<1x4x3x6xf32>
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
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%18 = "stablehlo.reshape"(%17) : (tensor<1xui64>) -> tensor<ui64>
%19 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%20 = "stablehlo.reshape"(%19) : (tensor<1xui64>) -> tensor<ui64>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<144xui32>
%22 = "stablehlo.reshape"(%21) : (tensor<144xui32>) -> tensor<2x4x3x6xui32>
%23 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%25 = "stablehlo.shift_right_logical"(%20, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%28 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%30 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%32 = "stablehlo.shift_right_logical"(%18, %31) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%33 = "stablehlo.convert"(%32) : (tensor<ui64>) -> tensor<ui32>
%34 = "stablehlo.convert"(%22) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%35 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%37 = "stablehlo.convert"(%36) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%39 = "stablehlo.shift_right_logical"(%36, %38) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%40 = "stablehlo.convert"(%39) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%41 = "stablehlo.convert"(%27) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%42 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%43 = "stablehlo.multiply"(%41, %42) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%44 = "stablehlo.convert"(%43) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%46 = "stablehlo.shift_right_logical"(%43, %45) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%47 = "stablehlo.convert"(%46) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%48 = "stablehlo.xor"(%47, %29) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%49 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%50 = "stablehlo.xor"(%48, %49) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%51 = "stablehlo.xor"(%40, %28) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%52 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%53 = "stablehlo.xor"(%51, %52) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%54 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.add"(%30, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%57 = "stablehlo.add"(%33, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.convert"(%50) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%59 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%61 = "stablehlo.convert"(%60) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%63 = "stablehlo.shift_right_logical"(%60, %62) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%64 = "stablehlo.convert"(%63) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%65 = "stablehlo.convert"(%53) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%66 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%68 = "stablehlo.convert"(%67) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%70 = "stablehlo.shift_right_logical"(%67, %69) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%71 = "stablehlo.convert"(%70) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%72 = "stablehlo.xor"(%71, %44) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%73 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%74 = "stablehlo.xor"(%72, %73) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%75 = "stablehlo.xor"(%64, %37) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%76 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%77 = "stablehlo.xor"(%75, %76) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%78 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.add"(%55, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.add"(%57, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.convert"(%74) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%83 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%85 = "stablehlo.convert"(%84) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%86 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%87 = "stablehlo.shift_right_logical"(%84, %86) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%88 = "stablehlo.convert"(%87) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%89 = "stablehlo.convert"(%77) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%90 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%91 = "stablehlo.multiply"(%89, %90) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%92 = "stablehlo.convert"(%91) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%93 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%94 = "stablehlo.shift_right_logical"(%91, %93) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%95 = "stablehlo.convert"(%94) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%96 = "stablehlo.xor"(%95, %68) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%97 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%98 = "stablehlo.xor"(%96, %97) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%99 = "stablehlo.xor"(%88, %61) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%100 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%101 = "stablehlo.xor"(%99, %100) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%102 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.add"(%79, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.add"(%81, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.convert"(%98) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%107 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%109 = "stablehlo.convert"(%108) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%110 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%111 = "stablehlo.shift_right_logical"(%108, %110) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%112 = "stablehlo.convert"(%111) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%113 = "stablehlo.convert"(%101) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%114 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%116 = "stablehlo.convert"(%115) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%117 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%118 = "stablehlo.shift_right_logical"(%115, %117) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%119 = "stablehlo.convert"(%118) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%120 = "stablehlo.xor"(%119, %92) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%121 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%122 = "stablehlo.xor"(%120, %121) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%123 = "stablehlo.xor"(%112, %85) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%124 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%125 = "stablehlo.xor"(%123, %124) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%126 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.add"(%103, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.add"(%105, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.convert"(%122) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%131 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%133 = "stablehlo.convert"(%132) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%134 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%135 = "stablehlo.shift_right_logical"(%132, %134) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%136 = "stablehlo.convert"(%135) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%137 = "stablehlo.convert"(%125) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%138 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%140 = "stablehlo.convert"(%139) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%141 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%142 = "stablehlo.shift_right_logical"(%139, %141) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%143 = "stablehlo.convert"(%142) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%144 = "stablehlo.xor"(%143, %116) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%145 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%146 = "stablehlo.xor"(%144, %145) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%147 = "stablehlo.xor"(%136, %109) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%148 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%149 = "stablehlo.xor"(%147, %148) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%150 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.add"(%127, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%153 = "stablehlo.add"(%129, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.convert"(%146) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%155 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%156 = "stablehlo.multiply"(%154, %155) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%157 = "stablehlo.convert"(%156) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%158 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%159 = "stablehlo.shift_right_logical"(%156, %158) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%160 = "stablehlo.convert"(%159) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%161 = "stablehlo.convert"(%149) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%162 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%164 = "stablehlo.convert"(%163) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%165 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%166 = "stablehlo.shift_right_logical"(%163, %165) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%167 = "stablehlo.convert"(%166) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%168 = "stablehlo.xor"(%167, %140) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%169 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%170 = "stablehlo.xor"(%168, %169) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%171 = "stablehlo.xor"(%160, %133) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%172 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%173 = "stablehlo.xor"(%171, %172) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%174 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.add"(%151, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.add"(%153, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.convert"(%170) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%179 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%180 = "stablehlo.multiply"(%178, %179) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%181 = "stablehlo.convert"(%180) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%182 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%183 = "stablehlo.shift_right_logical"(%180, %182) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%184 = "stablehlo.convert"(%183) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%185 = "stablehlo.convert"(%173) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%186 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%188 = "stablehlo.convert"(%187) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%189 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%190 = "stablehlo.shift_right_logical"(%187, %189) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%191 = "stablehlo.convert"(%190) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%192 = "stablehlo.xor"(%191, %164) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%193 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%194 = "stablehlo.xor"(%192, %193) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%195 = "stablehlo.xor"(%184, %157) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%196 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%197 = "stablehlo.xor"(%195, %196) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%198 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%199 = "stablehlo.add"(%175, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%201 = "stablehlo.add"(%177, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.convert"(%194) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%203 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%204 = "stablehlo.multiply"(%202, %203) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%205 = "stablehlo.convert"(%204) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%206 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%207 = "stablehlo.shift_right_logical"(%204, %206) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%208 = "stablehlo.convert"(%207) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%209 = "stablehlo.convert"(%197) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%210 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%214 = "stablehlo.convert"(%213) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%215 = "stablehlo.xor"(%214, %188) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%216 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%217 = "stablehlo.xor"(%215, %216) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%218 = "stablehlo.xor"(%208, %181) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%219 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%220 = "stablehlo.xor"(%218, %219) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%221 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%199, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%201, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%217) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%226 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%229 = "stablehlo.shift_right_logical"(%227, %228) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%231 = "stablehlo.convert"(%220) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%232 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%234 = "stablehlo.convert"(%233) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%235 = "stablehlo.xor"(%230, %205) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%236 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%238 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%222, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.convert"(%237) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%241 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%244 = "stablehlo.shift_right_logical"(%242, %243) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%245 = "stablehlo.convert"(%244) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%246 = "stablehlo.xor"(%245, %234) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%247 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%248 = "stablehlo.xor"(%246, %247) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%249 = "stablehlo.constant"() {value = dense<1073741824> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%250 = "stablehlo.compare"(%248, %249) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xi1>
%251 = "stablehlo.dot_general"(%8, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%252 = "stablehlo.reshape"(%251) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%253 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%255 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%256 = "stablehlo.subtract"(%254, %255) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%257 = "stablehlo.exponential"(%256) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%258 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%259 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%260 = "stablehlo.multiply"(%257, %259) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%262 = "stablehlo.select"(%250, %260, %261) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%263 = "stablehlo.convert"(%262) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%264 = "stablehlo.reshape"(%263) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%265 = "stablehlo.dot_general"(%264, %258) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%266 = "stablehlo.dot_general"(%258, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%267 = "stablehlo.reshape"(%266) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%268 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%269 = "stablehlo.multiply"(%267, %268) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%271 = "stablehlo.select"(%250, %269, %270) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%272 = "stablehlo.convert"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%273 = "stablehlo.convert"(%4) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%279 = "stablehlo.reduce"(%274, %275) ({
^bb0(%276: tensor<f32>, %277: tensor<f32>):
%278 = "stablehlo.add"(%276, %277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%278) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%281 = "stablehlo.subtract"(%271, %280) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%282 = "stablehlo.multiply"(%257, %281) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%283 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%284 = "stablehlo.multiply"(%282, %283) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%285 = "stablehlo.convert"(%284) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%286 = "stablehlo.reshape"(%285) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%287 = "stablehlo.dot_general"(%286, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%288 = "stablehlo.reshape"(%287) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%289 = "stablehlo.dot_general"(%286, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%290 = "stablehlo.convert"(%288) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%295 = "stablehlo.reduce"(%289, %291) ({
^bb0(%292: tensor<f32>, %293: tensor<f32>):
%294 = "stablehlo.add"(%292, %293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%294) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%296 = "stablehlo.reshape"(%295) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%297 = "stablehlo.convert"(%296) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%302 = "stablehlo.reduce"(%265, %298) ({
^bb0(%299: tensor<f32>, %300: tensor<f32>):
%301 = "stablehlo.add"(%299, %300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%301) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%303 = "stablehlo.reshape"(%302) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
return %290, %297, %304 : tensor<2x4x3x5xbf16>, tensor<1x1x6x5xbf16>, tensor<1x1x6x5xbf16>
}
}

