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
%19 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
%22 = "stablehlo.maximum"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%22) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%25 = "stablehlo.subtract"(%18, %24) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%26 = "stablehlo.exponential"(%25) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<f32>, %29: tensor<f32>):
%30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%30) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%33 = "stablehlo.divide"(%26, %32) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%34 = "stablehlo.dot_general"(%33, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x7xf32>) -> tensor<2x3x6x7xf32>
%35 = "stablehlo.dot_general"(%0, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.multiply"(%0, %4) : (tensor<2x3x4x7xf32>, tensor<2x3x4x7xf32>) -> tensor<2x3x4x7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x7xf32>, tensor<f32>) -> tensor<2x3x4xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x6xf32>
%43 = "stablehlo.subtract"(%35, %42) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%44 = "stablehlo.multiply"(%33, %43) : (tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
%45 = "stablehlo.dot_general"(%44, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.dot_general"(%44, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x6x5xf32>
%49 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x5xf32>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3x6x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x6x5xf32>
return %47, %50, %34 : tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>, tensor<2x3x6x7xf32>
}
}

// f32[2,4,3,5] f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,4,3,6] [true,true,true,true] f32[2,4,3,5] f32[2,4,3] none none 3 6 0.0 false s64[] s64[] scale=0.3
module @example {
func.func public @main(%0: tensor<2x4x3x5xf32>, %1: tensor<2x4x3x5xf32>, %2: tensor<2x2x6x5xf32>, %3: tensor<2x2x6x5xf32>, %4: tensor<1x4x3x6xf32>, %5: tensor<2x4x3x5xf32>, %6: tensor<2x4x3xf32>, %7: tensor<i64>, %8: tensor<i64>) -> (tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>, tensor<1x4x3x6xf32>) {
%9 = "stablehlo.reshape"(%1) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e-1> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.dot_general"(%9, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
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
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%36 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x4x3xf32>} : () -> tensor<2x4x3xf32>
%38 = "stablehlo.divide"(%37, %34) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%39 = "stablehlo.select"(%36, %34, %38) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%41 = "stablehlo.multiply"(%29, %40) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%42 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xf32>) -> tensor<2x2x6x5xf32>
%43 = "stablehlo.reshape"(%41) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%44 = "stablehlo.dot_general"(%43, %42) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%45 = "stablehlo.dot_general"(%42, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x6xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%47 = "stablehlo.multiply"(%0, %5) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%54 = "stablehlo.subtract"(%46, %53) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%55 = "stablehlo.multiply"(%41, %54) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<2x4x3x6xf32>) -> tensor<2x2x6x6xf32>
%57 = "stablehlo.dot_general"(%56, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<2x2x6x5xf32>) -> tensor<2x4x3x5xf32>
%59 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x5xf32>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%61 = "stablehlo.dot_general"(%56, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6x6xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%62 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x6x5xf32>
%63 = "stablehlo.multiply"(%61, %62) : (tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>) -> tensor<2x2x6x5xf32>
%64 = "stablehlo.reshape"(%56) : (tensor<2x2x6x6xf32>) -> tensor<2x4x3x6xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.reduce"(%64, %65) ({
^bb0(%66: tensor<f32>, %67: tensor<f32>):
%68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%68) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<4x3x6xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<4x3x6xf32>) -> tensor<1x4x3x6xf32>
return %60, %63, %44, %70 : tensor<2x4x3x5xf32>, tensor<2x2x6x5xf32>, tensor<2x2x6x5xf32>, tensor<1x4x3x6xf32>
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
%23 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%25 = "stablehlo.shift_right_logical"(%18, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%29 = "stablehlo.shift_right_logical"(%20, %28) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%30 = "stablehlo.convert"(%29) : (tensor<ui64>) -> tensor<ui32>
%31 = "stablehlo.xor"(%23, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.xor"(%31, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.add"(%27, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.add"(%30, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.add"(%34, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.shift_left"(%35, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_right_logical"(%35, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.or"(%38, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.xor"(%41, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.add"(%36, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.shift_left"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_right_logical"(%42, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.or"(%45, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.xor"(%48, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%43, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.shift_left"(%49, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.shift_right_logical"(%49, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.or"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.xor"(%55, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%50, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.shift_left"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.shift_right_logical"(%56, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.or"(%59, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.xor"(%62, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.add"(%57, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%33, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.add"(%63, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.add"(%64, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_left"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_right_logical"(%67, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.or"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.xor"(%73, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.shift_left"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.or"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.xor"(%87, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%82, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_left"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.or"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.xor"(%94, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%89, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%23, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.add"(%95, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.add"(%96, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_left"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_right_logical"(%99, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.or"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.xor"(%105, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%100, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.shift_left"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.or"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.xor"(%119, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%114, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_left"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.or"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.xor"(%126, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%121, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.add"(%26, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.add"(%127, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%128, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_left"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_right_logical"(%131, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.or"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.xor"(%137, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%132, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.shift_left"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.or"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.xor"(%151, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%146, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_left"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.or"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.xor"(%158, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.add"(%153, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%33, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.add"(%159, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%160, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_left"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_right_logical"(%163, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.or"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.xor"(%169, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%164, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.shift_left"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.or"(%180, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.xor"(%183, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.add"(%178, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.shift_left"(%184, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_right_logical"(%184, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.or"(%187, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.xor"(%190, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%185, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%23, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.add"(%191, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%197 = "stablehlo.xor"(%192, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%199 = "stablehlo.xor"(%197, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%201 = "stablehlo.add"(%22, %200) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%202 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%203 = "stablehlo.add"(%196, %202) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%204 = "stablehlo.add"(%201, %203) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%205 = "stablehlo.constant"() {value = dense<13> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%207 = "stablehlo.constant"() {value = dense<19> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%212 = "stablehlo.constant"() {value = dense<15> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%214 = "stablehlo.constant"() {value = dense<17> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%219 = "stablehlo.constant"() {value = dense<26> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%220 = "stablehlo.shift_left"(%217, %219) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%221 = "stablehlo.constant"() {value = dense<6> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%222 = "stablehlo.shift_right_logical"(%217, %221) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%223 = "stablehlo.or"(%220, %222) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%224 = "stablehlo.xor"(%223, %218) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%225 = "stablehlo.add"(%218, %224) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%226 = "stablehlo.constant"() {value = dense<6> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%228 = "stablehlo.constant"() {value = dense<26> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%232 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%233 = "stablehlo.add"(%225, %232) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%234 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%199, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%237 = "stablehlo.add"(%231, %236) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%238 = "stablehlo.add"(%233, %237) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%239 = "stablehlo.constant"() {value = dense<17> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%240 = "stablehlo.shift_left"(%237, %239) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%241 = "stablehlo.constant"() {value = dense<15> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%242 = "stablehlo.shift_right_logical"(%237, %241) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%243 = "stablehlo.or"(%240, %242) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%244 = "stablehlo.xor"(%243, %238) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%245 = "stablehlo.add"(%238, %244) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%246 = "stablehlo.constant"() {value = dense<29> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%248 = "stablehlo.constant"() {value = dense<3> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%252 = "stablehlo.add"(%245, %251) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%253 = "stablehlo.constant"() {value = dense<16> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%254 = "stablehlo.shift_left"(%251, %253) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%255 = "stablehlo.constant"() {value = dense<16> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%256 = "stablehlo.shift_right_logical"(%251, %255) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%257 = "stablehlo.or"(%254, %256) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%258 = "stablehlo.xor"(%257, %252) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%259 = "stablehlo.add"(%252, %258) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%260 = "stablehlo.constant"() {value = dense<24> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%262 = "stablehlo.constant"() {value = dense<8> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%266 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%267 = "stablehlo.add"(%259, %266) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%268 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%269 = "stablehlo.add"(%192, %268) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%271 = "stablehlo.add"(%265, %270) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%272 = "stablehlo.add"(%267, %271) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%273 = "stablehlo.constant"() {value = dense<13> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%274 = "stablehlo.shift_left"(%271, %273) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%275 = "stablehlo.constant"() {value = dense<19> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%276 = "stablehlo.shift_right_logical"(%271, %275) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%277 = "stablehlo.or"(%274, %276) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%278 = "stablehlo.xor"(%277, %272) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%279 = "stablehlo.add"(%272, %278) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%280 = "stablehlo.constant"() {value = dense<15> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%282 = "stablehlo.constant"() {value = dense<17> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%286 = "stablehlo.add"(%279, %285) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%287 = "stablehlo.constant"() {value = dense<26> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%288 = "stablehlo.shift_left"(%285, %287) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%289 = "stablehlo.constant"() {value = dense<6> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%290 = "stablehlo.shift_right_logical"(%285, %289) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%291 = "stablehlo.or"(%288, %290) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%292 = "stablehlo.xor"(%291, %286) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%293 = "stablehlo.add"(%286, %292) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%294 = "stablehlo.constant"() {value = dense<6> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%296 = "stablehlo.constant"() {value = dense<26> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%300 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%301 = "stablehlo.add"(%293, %300) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%302 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%303 = "stablehlo.add"(%195, %302) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%305 = "stablehlo.add"(%299, %304) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%306 = "stablehlo.add"(%301, %305) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%307 = "stablehlo.constant"() {value = dense<17> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%309 = "stablehlo.constant"() {value = dense<15> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%313 = "stablehlo.add"(%306, %312) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%314 = "stablehlo.constant"() {value = dense<29> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%316 = "stablehlo.constant"() {value = dense<3> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%320 = "stablehlo.add"(%313, %319) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%321 = "stablehlo.constant"() {value = dense<16> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%322 = "stablehlo.shift_left"(%319, %321) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%323 = "stablehlo.constant"() {value = dense<16> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%325 = "stablehlo.or"(%322, %324) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%326 = "stablehlo.xor"(%325, %320) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%327 = "stablehlo.add"(%320, %326) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%328 = "stablehlo.constant"() {value = dense<24> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%330 = "stablehlo.constant"() {value = dense<8> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%334 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%335 = "stablehlo.add"(%327, %334) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%336 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%337 = "stablehlo.add"(%199, %336) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%338 = "stablehlo.broadcast_in_dim"(%337) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%339 = "stablehlo.add"(%333, %338) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%340 = "stablehlo.add"(%335, %339) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%341 = "stablehlo.constant"() {value = dense<13> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%342 = "stablehlo.shift_left"(%339, %341) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%343 = "stablehlo.constant"() {value = dense<19> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%345 = "stablehlo.or"(%342, %344) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%346 = "stablehlo.xor"(%345, %340) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%347 = "stablehlo.add"(%340, %346) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%348 = "stablehlo.constant"() {value = dense<15> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%350 = "stablehlo.constant"() {value = dense<17> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%354 = "stablehlo.add"(%347, %353) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%355 = "stablehlo.constant"() {value = dense<26> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%356 = "stablehlo.shift_left"(%353, %355) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%357 = "stablehlo.constant"() {value = dense<6> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%359 = "stablehlo.or"(%356, %358) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%360 = "stablehlo.xor"(%359, %354) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%361 = "stablehlo.add"(%354, %360) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%362 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x4x3x6xui32>
%363 = "stablehlo.add"(%361, %362) : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xui32>
%364 = "stablehlo.constant"() {value = dense<1073741824> : tensor<2x4x3x6xui32>} : () -> tensor<2x4x3x6xui32>
%365 = "stablehlo.compare"(%363, %364) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x3x6xui32>, tensor<2x4x3x6xui32>) -> tensor<2x4x3x6xi1>
%366 = "stablehlo.dot_general"(%8, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%367 = "stablehlo.reshape"(%366) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%368 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x6xf32>
%369 = "stablehlo.multiply"(%367, %368) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%370 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%374 = "stablehlo.reduce"(%369, %370) ({
^bb0(%371: tensor<f32>, %372: tensor<f32>):
%373 = "stablehlo.maximum"(%371, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%373) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%375 = "stablehlo.broadcast_in_dim"(%374) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%376 = "stablehlo.subtract"(%369, %375) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%377 = "stablehlo.exponential"(%376) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%382 = "stablehlo.reduce"(%377, %378) ({
^bb0(%379: tensor<f32>, %380: tensor<f32>):
%381 = "stablehlo.add"(%379, %380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%381) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%383 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%384 = "stablehlo.divide"(%377, %383) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%385 = "stablehlo.reshape"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x1x12x5xbf16>
%386 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%387 = "stablehlo.multiply"(%384, %386) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%388 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%389 = "stablehlo.select"(%365, %387, %388) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%390 = "stablehlo.convert"(%389) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%391 = "stablehlo.reshape"(%390) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%392 = "stablehlo.dot_general"(%391, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%393 = "stablehlo.dot_general"(%385, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x5xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x6xf32>
%394 = "stablehlo.reshape"(%393) : (tensor<2x1x12x6xf32>) -> tensor<2x4x3x6xf32>
%395 = "stablehlo.constant"() {value = dense<1.3333333333333333e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%396 = "stablehlo.multiply"(%394, %395) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3x6xf32>} : () -> tensor<2x4x3x6xf32>
%398 = "stablehlo.select"(%365, %396, %397) : (tensor<2x4x3x6xi1>, tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%399 = "stablehlo.convert"(%0) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%400 = "stablehlo.convert"(%4) : (tensor<2x4x3x5xbf16>) -> tensor<2x4x3x5xf32>
%401 = "stablehlo.multiply"(%399, %400) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%402 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%406 = "stablehlo.reduce"(%401, %402) ({
^bb0(%403: tensor<f32>, %404: tensor<f32>):
%405 = "stablehlo.add"(%403, %404) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%405) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x4x3x5xf32>, tensor<f32>) -> tensor<2x4x3xf32>
%407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3x6xf32>
%408 = "stablehlo.subtract"(%398, %407) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%409 = "stablehlo.multiply"(%384, %408) : (tensor<2x4x3x6xf32>, tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
%410 = "stablehlo.convert"(%409) : (tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xbf16>
%411 = "stablehlo.reshape"(%410) : (tensor<2x4x3x6xbf16>) -> tensor<2x1x12x6xbf16>
%412 = "stablehlo.dot_general"(%411, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x6x5xbf16>) -> tensor<2x1x12x5xf32>
%413 = "stablehlo.reshape"(%412) : (tensor<2x1x12x5xf32>) -> tensor<2x4x3x5xf32>
%414 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3x5xf32>
%415 = "stablehlo.multiply"(%413, %414) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
%416 = "stablehlo.dot_general"(%411, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x6xbf16>, tensor<2x1x12x5xbf16>) -> tensor<2x1x6x5xf32>
%417 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x6x5xf32>
%418 = "stablehlo.multiply"(%416, %417) : (tensor<2x1x6x5xf32>, tensor<2x1x6x5xf32>) -> tensor<2x1x6x5xf32>
%419 = "stablehlo.convert"(%415) : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xbf16>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%424 = "stablehlo.reduce"(%418, %420) ({
^bb0(%421: tensor<f32>, %422: tensor<f32>):
%423 = "stablehlo.add"(%421, %422) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%423) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%425 = "stablehlo.reshape"(%424) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%426 = "stablehlo.convert"(%425) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
%427 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%431 = "stablehlo.reduce"(%392, %427) ({
^bb0(%428: tensor<f32>, %429: tensor<f32>):
%430 = "stablehlo.add"(%428, %429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%430) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x6x5xf32>, tensor<f32>) -> tensor<1x6x5xf32>
%432 = "stablehlo.reshape"(%431) : (tensor<1x6x5xf32>) -> tensor<1x1x6x5xf32>
%433 = "stablehlo.convert"(%432) : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xbf16>
return %419, %426, %433 : tensor<2x4x3x5xbf16>, tensor<1x1x6x5xbf16>, tensor<1x1x6x5xbf16>
}
}

