// f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x3x4xf32>, %3: tensor<12x4xf32>, %4: tensor<12xf32>, %5: tensor<4x4xf32>, %6: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x3xf32>) {
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%8 = "stablehlo.slice"(%4) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%9 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%10 = "stablehlo.dot_general"(%9, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%15 = "stablehlo.transpose"(%14) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%16 = "stablehlo.slice"(%3) {limit_indices = array<i64: 8, 4>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%17 = "stablehlo.slice"(%4) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%18 = "stablehlo.reshape"(%1) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%19 = "stablehlo.dot_general"(%18, %16) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%24 = "stablehlo.transpose"(%23) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%25 = "stablehlo.slice"(%3) {limit_indices = array<i64: 12, 4>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%26 = "stablehlo.slice"(%4) {limit_indices = array<i64: 12>, start_indices = array<i64: 8>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%27 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%28 = "stablehlo.dot_general"(%27, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%29 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%33 = "stablehlo.transpose"(%32) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%34 = "stablehlo.dot_general"(%15, %24) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
%35 = "stablehlo.constant"() {value = dense<7.071067811865475e-1> : tensor<2x2x3x3xf32>} : () -> tensor<2x2x3x3xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%37 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.maximum"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%43 = "stablehlo.subtract"(%36, %42) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%44 = "stablehlo.exponential"(%43) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<f32>, %47: tensor<f32>):
%48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%48) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%51 = "stablehlo.divide"(%44, %50) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%52 = "stablehlo.dot_general"(%51, %33) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
%53 = "stablehlo.transpose"(%52) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%56 = "stablehlo.dot_general"(%55, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%57 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.reduce"(%51, %60) ({
^bb0(%61: tensor<f32>, %62: tensor<f32>):
%63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%63) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
%65 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%66 = "stablehlo.divide"(%64, %65) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
return %59, %66 : tensor<2x3x4xf32>, tensor<2x3x3xf32>
}
}

// f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] bool[2,3] true false 1
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x3x4xf32>, %3: tensor<12x4xf32>, %4: tensor<12xf32>, %5: tensor<4x4xf32>, %6: tensor<4xf32>, %7: tensor<2x3xi1>) -> (tensor<2x3x4xf32>, tensor<2x2x3x3xf32>) {
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%10 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%11 = "stablehlo.dot_general"(%10, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%16 = "stablehlo.transpose"(%15) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%17 = "stablehlo.slice"(%3) {limit_indices = array<i64: 8, 4>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%18 = "stablehlo.slice"(%4) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%19 = "stablehlo.reshape"(%1) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%20 = "stablehlo.dot_general"(%19, %17) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%21 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%26 = "stablehlo.slice"(%3) {limit_indices = array<i64: 12, 4>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%27 = "stablehlo.slice"(%4) {limit_indices = array<i64: 12>, start_indices = array<i64: 8>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%28 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%29 = "stablehlo.dot_general"(%28, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%34 = "stablehlo.transpose"(%33) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%35 = "stablehlo.dot_general"(%16, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
%36 = "stablehlo.constant"() {value = dense<7.071067811865475e-1> : tensor<2x2x3x3xf32>} : () -> tensor<2x2x3x3xf32>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%38 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<2x3xi1>) -> tensor<2x2x3x3xi1>
%39 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3x3xf32>
%41 = "stablehlo.select"(%38, %40, %37) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%42 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.maximum"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%48 = "stablehlo.subtract"(%41, %47) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%49 = "stablehlo.exponential"(%48) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<f32>, %52: tensor<f32>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%53) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%56 = "stablehlo.divide"(%49, %55) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%57 = "stablehlo.dot_general"(%56, %34) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
%58 = "stablehlo.transpose"(%57) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%61 = "stablehlo.dot_general"(%60, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%62 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
return %64, %56 : tensor<2x3x4xf32>, tensor<2x2x3x3xf32>
}
}

// f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 1 f32[12,4] f32[12] f32[4,4] f32[4] bool[3,3] false true 0
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xf32>, %2: tensor<2x3x4xf32>, %3: tensor<12x4xf32>, %4: tensor<12xf32>, %5: tensor<4x4xf32>, %6: tensor<4xf32>, %7: tensor<3x3xi1>) -> (tensor<2x3x4xf32>) {
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%10 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%11 = "stablehlo.dot_general"(%10, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%16 = "stablehlo.transpose"(%15) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x1x4xf32>) -> tensor<2x1x3x4xf32>
%17 = "stablehlo.slice"(%3) {limit_indices = array<i64: 8, 4>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%18 = "stablehlo.slice"(%4) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%19 = "stablehlo.reshape"(%1) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%20 = "stablehlo.dot_general"(%19, %17) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%21 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x1x4xf32>) -> tensor<2x1x3x4xf32>
%26 = "stablehlo.slice"(%3) {limit_indices = array<i64: 12, 4>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%27 = "stablehlo.slice"(%4) {limit_indices = array<i64: 12>, start_indices = array<i64: 8>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%28 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%29 = "stablehlo.dot_general"(%28, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%34 = "stablehlo.transpose"(%33) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x1x4xf32>) -> tensor<2x1x3x4xf32>
%35 = "stablehlo.dot_general"(%16, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x4xf32>, tensor<2x1x3x4xf32>) -> tensor<2x1x3x3xf32>
%36 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%38 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x3xi1>) -> tensor<2x1x3x3xi1>
%39 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x3x3xf32>
%41 = "stablehlo.select"(%38, %40, %37) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%42 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.maximum"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf32>) -> tensor<2x1x3x3xf32>
%48 = "stablehlo.subtract"(%41, %47) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%49 = "stablehlo.exponential"(%48) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<f32>, %52: tensor<f32>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%53) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xf32>) -> tensor<2x1x3x3xf32>
%56 = "stablehlo.divide"(%49, %55) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%57 = "stablehlo.dot_general"(%56, %34) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x3x3xf32>, tensor<2x1x3x4xf32>) -> tensor<2x1x3x4xf32>
%58 = "stablehlo.transpose"(%57) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x1x3x4xf32>) -> tensor<2x3x1x4xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x1x4xf32>) -> tensor<2x3x4xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%61 = "stablehlo.dot_general"(%60, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%62 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
return %64 : tensor<2x3x4xf32>
}
}

