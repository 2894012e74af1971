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
%212 = "stablehlo.convert"(%211) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%214 = "stablehlo.shift_right_logical"(%211, %213) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%215 = "stablehlo.convert"(%214) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%216 = "stablehlo.xor"(%215, %188) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%217 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%218 = "stablehlo.xor"(%216, %217) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%219 = "stablehlo.xor"(%208, %181) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%220 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%199, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.add"(%201, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.convert"(%218) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%227 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%229 = "stablehlo.convert"(%228) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%232 = "stablehlo.convert"(%231) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%233 = "stablehlo.convert"(%221) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%234 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%236 = "stablehlo.convert"(%235) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%237 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%238 = "stablehlo.shift_right_logical"(%235, %237) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%239 = "stablehlo.convert"(%238) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%240 = "stablehlo.xor"(%239, %212) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%241 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%242 = "stablehlo.xor"(%240, %241) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%243 = "stablehlo.xor"(%232, %205) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%244 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%245 = "stablehlo.xor"(%243, %244) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%246 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%247 = "stablehlo.add"(%223, %246) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%248 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%249 = "stablehlo.add"(%225, %248) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%250 = "stablehlo.convert"(%242) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%251 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%252 = "stablehlo.multiply"(%250, %251) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%253 = "stablehlo.convert"(%252) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%254 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%255 = "stablehlo.shift_right_logical"(%252, %254) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%256 = "stablehlo.convert"(%255) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%257 = "stablehlo.convert"(%245) : (tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui64>
%258 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%259 = "stablehlo.multiply"(%257, %258) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%260 = "stablehlo.convert"(%259) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%261 = "stablehlo.constant"() {value = dense<32> : tensor<2x4x3x6xui64>} : () -> tensor<2x4x3x6xui64>
%262 = "stablehlo.shift_right_logical"(%259, %261) : (tensor<2x4x3x6xui64>, tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui64>
%263 = "stablehlo.convert"(%262) : (tensor<2x4x3x6xui64>) -> tensor<2x4x3x6xui32>
%264 = "stablehlo.xor"(%263, %236) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%265 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%266 = "stablehlo.xor"(%264, %265) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%267 = "stablehlo.xor"(%256, %229) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%268 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%269 = "stablehlo.xor"(%267, %268) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%270 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%271 = "stablehlo.add"(%247, %270) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%272 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%273 = "stablehlo.add"(%249, %272) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%274 = "stablehlo.constant"() {value = dense<1073741824> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%275 = "stablehlo.compare"(%266, %274) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xi1>
%276 = "stablehlo.dot_general"(%8, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%277 = "stablehlo.reshape"(%276) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%278 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%280 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%281 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%282 = "stablehlo.subtract"(%279, %281) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%283 = "stablehlo.exponential"(%282) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%284 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%285 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%286 = "stablehlo.multiply"(%283, %285) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%287 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%288 = "stablehlo.select"(%275, %286, %287) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%289 = "stablehlo.convert"(%288) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%290 = "stablehlo.reshape"(%289) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%291 = "stablehlo.dot_general"(%290, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%292 = "stablehlo.dot_general"(%284, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%293 = "stablehlo.reshape"(%292) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%294 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%295 = "stablehlo.multiply"(%293, %294) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%297 = "stablehlo.select"(%275, %295, %296) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%298 = "stablehlo.convert"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%299 = "stablehlo.convert"(%4) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%300 = "stablehlo.multiply"(%298, %299) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.reduce"(%300, %301) ({
^bb0(%302: tensor<f32>, %303: tensor<f32>):
%304 = "stablehlo.add"(%302, %303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%304) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%307 = "stablehlo.subtract"(%297, %306) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%308 = "stablehlo.multiply"(%283, %307) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%309 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%310 = "stablehlo.multiply"(%308, %309) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%311 = "stablehlo.convert"(%310) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%312 = "stablehlo.reshape"(%311) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%313 = "stablehlo.dot_general"(%312, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%314 = "stablehlo.reshape"(%313) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%315 = "stablehlo.dot_general"(%312, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%316 = "stablehlo.convert"(%314) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%321 = "stablehlo.reduce"(%315, %317) ({
^bb0(%318: tensor<f32>, %319: tensor<f32>):
%320 = "stablehlo.add"(%318, %319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%320) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%322 = "stablehlo.reshape"(%321) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%323 = "stablehlo.convert"(%322) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
%324 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%328 = "stablehlo.reduce"(%291, %324) ({
^bb0(%325: tensor<f32>, %326: tensor<f32>):
%327 = "stablehlo.add"(%325, %326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%327) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%329 = "stablehlo.reshape"(%328) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%330 = "stablehlo.convert"(%329) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
return %316, %323, %330 : tensor<2x4x3x5xbf16>, tensor<1x1x6x5xbf16>, tensor<1x1x6x5xbf16>
}
}

