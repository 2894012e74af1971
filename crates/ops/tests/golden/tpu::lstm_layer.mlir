// f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[20] f32[20] false
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<20x3xf32>, %4: tensor<20x5xf32>, %5: tensor<20xf32>, %6: tensor<20xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>) {
%7 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%8 = "stablehlo.dot_general"(%7, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<20x3xf32>) -> tensor<8x20xf32>
%9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<20xf32>) -> tensor<8x20xf32>
%10 = "stablehlo.add"(%8, %9) : (tensor<8x20xf32>, tensor<8x20xf32>) -> tensor<8x20xf32>
%11 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<20xf32>) -> tensor<8x20xf32>
%12 = "stablehlo.add"(%10, %11) : (tensor<8x20xf32>, tensor<8x20xf32>) -> tensor<8x20xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<8x20xf32>) -> tensor<4x2x20xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x25xf32>} : () -> tensor<4x2x25xf32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56, %57, %58, %59, %60 = "stablehlo.while"(%16, %1, %2, %14, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x5xf32>, %19: tensor<2x5xf32>, %20: tensor<4x2x5xf32>, %21: tensor<4x2x25xf32>):
%22 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<2x5xf32>, %26: tensor<2x5xf32>, %27: tensor<4x2x5xf32>, %28: tensor<4x2x25xf32>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.dynamic_slice"(%13, %24, %31, %31) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%34 = "stablehlo.dot_general"(%25, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<20x5xf32>) -> tensor<2x20xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.logistic"(%36) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.logistic"(%38) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.tanh"(%40) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.logistic"(%42) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%39, %26) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.multiply"(%37, %41) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%46 = "stablehlo.add"(%44, %45) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%47 = "stablehlo.tanh"(%46) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%48 = "stablehlo.multiply"(%43, %47) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%49 = "stablehlo.concatenate"(%37, %39, %41, %43, %46) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x25xf32>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.reshape"(%48) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%52 = "stablehlo.dynamic_update_slice"(%27, %51, %24, %50, %50) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.reshape"(%49) : (tensor<2x25xf32>) -> tensor<1x2x25xf32>
%55 = "stablehlo.dynamic_update_slice"(%28, %54, %24, %53, %53) : (tensor<4x2x25xf32>, tensor<1x2x25xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x25xf32>
"stablehlo.return"(%30, %48, %46, %52, %55) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>)
return %59, %57, %58, %60 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
}
}

// f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] none none true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<20x3xf32>, %4: tensor<20x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>) {
%5 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%6 = "stablehlo.dot_general"(%5, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<20x3xf32>) -> tensor<8x20xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<8x20xf32>) -> tensor<4x2x20xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x25xf32>} : () -> tensor<4x2x25xf32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%52, %53, %54, %55, %56 = "stablehlo.while"(%10, %1, %2, %8, %9) ({
^bb0(%11: tensor<i32>, %12: tensor<2x5xf32>, %13: tensor<2x5xf32>, %14: tensor<4x2x5xf32>, %15: tensor<4x2x25xf32>):
%16 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.compare"(%11, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}, {
^bb0(%18: tensor<i32>, %19: tensor<2x5xf32>, %20: tensor<2x5xf32>, %21: tensor<4x2x5xf32>, %22: tensor<4x2x25xf32>):
%23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.add"(%18, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.subtract"(%25, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.dynamic_slice"(%7, %26, %27, %27) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%30 = "stablehlo.dot_general"(%19, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<20x5xf32>) -> tensor<2x20xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%32 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%33 = "stablehlo.logistic"(%32) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%34 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%35 = "stablehlo.logistic"(%34) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%36 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%37 = "stablehlo.tanh"(%36) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%38 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%39 = "stablehlo.logistic"(%38) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%40 = "stablehlo.multiply"(%35, %20) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%41 = "stablehlo.multiply"(%33, %37) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%43 = "stablehlo.tanh"(%42) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%44 = "stablehlo.multiply"(%39, %43) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%45 = "stablehlo.concatenate"(%33, %35, %37, %39, %42) {dimension = 1 : i64} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x25xf32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.reshape"(%44) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%48 = "stablehlo.dynamic_update_slice"(%21, %47, %26, %46, %46) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%49 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.reshape"(%45) : (tensor<2x25xf32>) -> tensor<1x2x25xf32>
%51 = "stablehlo.dynamic_update_slice"(%22, %50, %26, %49, %49) : (tensor<4x2x25xf32>, tensor<1x2x25xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x25xf32>
"stablehlo.return"(%24, %44, %42, %48, %51) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x25xf32>)
return %55, %53, %54, %56 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
}
}

// bf16[3,2,3] bf16[2,2] bf16[2,2] bf16[8,3] bf16[8,2] bf16[8] bf16[8] false
module @example {
func.func public @main(%0: tensor<3x2x3xbf16>, %1: tensor<2x2xbf16>, %2: tensor<2x2xbf16>, %3: tensor<8x3xbf16>, %4: tensor<8x2xbf16>, %5: tensor<8xbf16>, %6: tensor<8xbf16>) -> (tensor<3x2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<3x2x10xbf16>) {
%7 = "stablehlo.convert"(%1) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%8 = "stablehlo.reshape"(%0) : (tensor<3x2x3xbf16>) -> tensor<6x3xbf16>
%9 = "stablehlo.dot_general"(%8, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x3xbf16>, tensor<8x3xbf16>) -> tensor<6x8xf32>
%10 = "stablehlo.convert"(%5) : (tensor<8xbf16>) -> tensor<8xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<6x8xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
%13 = "stablehlo.convert"(%6) : (tensor<8xbf16>) -> tensor<8xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<6x8xf32>
%15 = "stablehlo.add"(%12, %14) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<6x8xf32>) -> tensor<3x2x8xf32>
%17 = "stablehlo.convert"(%2) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x10xf32>} : () -> tensor<3x2x10xf32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%61, %62, %63, %64, %65 = "stablehlo.while"(%20, %7, %17, %18, %19) ({
^bb0(%21: tensor<i32>, %22: tensor<2x2xf32>, %23: tensor<2x2xf32>, %24: tensor<3x2x2xf32>, %25: tensor<3x2x10xf32>):
%26 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}, {
^bb0(%28: tensor<i32>, %29: tensor<2x2xf32>, %30: tensor<2x2xf32>, %31: tensor<3x2x2xf32>, %32: tensor<3x2x10xf32>):
%33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.add"(%28, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.dynamic_slice"(%16, %28, %35, %35) {slice_sizes = array<i64: 1, 2, 8>} : (tensor<3x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
%38 = "stablehlo.convert"(%29) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%39 = "stablehlo.dot_general"(%38, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xbf16>, tensor<8x2xbf16>) -> tensor<2x8xf32>
%40 = "stablehlo.add"(%37, %39) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%42 = "stablehlo.logistic"(%41) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%43 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%44 = "stablehlo.logistic"(%43) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%45 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%46 = "stablehlo.tanh"(%45) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%47 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%48 = "stablehlo.logistic"(%47) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%49 = "stablehlo.multiply"(%44, %30) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%50 = "stablehlo.multiply"(%42, %46) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%52 = "stablehlo.tanh"(%51) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%53 = "stablehlo.multiply"(%48, %52) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%54 = "stablehlo.concatenate"(%42, %44, %46, %48, %51) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x10xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.reshape"(%53) : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
%57 = "stablehlo.dynamic_update_slice"(%31, %56, %28, %55, %55) : (tensor<3x2x2xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xf32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.reshape"(%54) : (tensor<2x10xf32>) -> tensor<1x2x10xf32>
%60 = "stablehlo.dynamic_update_slice"(%32, %59, %28, %58, %58) : (tensor<3x2x10xf32>, tensor<1x2x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x10xf32>
"stablehlo.return"(%34, %53, %51, %57, %60) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x10xf32>) -> (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x10xf32>)
%66 = "stablehlo.convert"(%64) : (tensor<3x2x2xf32>) -> tensor<3x2x2xbf16>
%67 = "stablehlo.convert"(%62) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%68 = "stablehlo.convert"(%63) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%69 = "stablehlo.convert"(%65) : (tensor<3x2x10xf32>) -> tensor<3x2x10xbf16>
return %66, %67, %68, %69 : tensor<3x2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<3x2x10xbf16>
}
}

