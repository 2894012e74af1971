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
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%16 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<20x5xf32>) -> tensor<5x20xf32>
%17 = "stablehlo.optimization_barrier"(%16) : (tensor<5x20xf32>) -> tensor<5x20xf32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%73, %74, %75, %76, %77, %78 = "stablehlo.while"(%18, %1, %2, %14, %15, %13) ({
^bb0(%19: tensor<i32>, %20: tensor<2x5xf32>, %21: tensor<2x5xf32>, %22: tensor<4x2x5xf32>, %23: tensor<4x2x5xf32>, %24: tensor<4x2x20xf32>):
%25 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.compare"(%19, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<i32>, %28: tensor<2x5xf32>, %29: tensor<2x5xf32>, %30: tensor<4x2x5xf32>, %31: tensor<4x2x5xf32>, %32: tensor<4x2x20xf32>):
%33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.add"(%27, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.dynamic_slice"(%32, %27, %35, %35) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%38 = "stablehlo.dot_general"(%28, %17) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x20xf32>) -> tensor<2x20xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x20xi32>
%41 = "stablehlo.constant"() {value = dense<10> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%43 = "stablehlo.constant"() {value = dense<15> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%45 = "stablehlo.and"(%42, %44) : (tensor<2x20xi1>, tensor<2x20xi1>) -> tensor<2x20xi1>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%47 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%48 = "stablehlo.select"(%45, %46, %47) : (tensor<2x20xi1>, tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%49 = "stablehlo.multiply"(%39, %48) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%50 = "stablehlo.tanh"(%49) : (tensor<2x20xf32>) -> tensor<2x20xf32>
%51 = "stablehlo.multiply"(%50, %48) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%53 = "stablehlo.subtract"(%52, %48) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%54 = "stablehlo.add"(%51, %53) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%56, %29) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.multiply"(%55, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.tanh"(%61) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.reshape"(%63) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%66 = "stablehlo.dynamic_update_slice"(%30, %65, %27, %64, %64) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.reshape"(%61) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%69 = "stablehlo.dynamic_update_slice"(%31, %68, %27, %67, %67) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.reshape"(%54) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%72 = "stablehlo.dynamic_update_slice"(%32, %71, %27, %70, %70) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%34, %63, %61, %66, %69, %72) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
%79 = "stablehlo.concatenate"(%78, %77) {dimension = 2 : i64} : (tensor<4x2x20xf32>, tensor<4x2x5xf32>) -> tensor<4x2x25xf32>
return %76, %74, %75, %79 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
}
}

// f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] none none true
module @example {
func.func public @main(%0: tensor<4x2x3xf32>, %1: tensor<2x5xf32>, %2: tensor<2x5xf32>, %3: tensor<20x3xf32>, %4: tensor<20x5xf32>) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>) {
%5 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
%6 = "stablehlo.dot_general"(%5, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<20x3xf32>) -> tensor<8x20xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<8x20xf32>) -> tensor<4x2x20xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x5xf32>} : () -> tensor<4x2x5xf32>
%10 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<20x5xf32>) -> tensor<5x20xf32>
%11 = "stablehlo.optimization_barrier"(%10) : (tensor<5x20xf32>) -> tensor<5x20xf32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%69, %70, %71, %72, %73, %74 = "stablehlo.while"(%12, %1, %2, %8, %9, %7) ({
^bb0(%13: tensor<i32>, %14: tensor<2x5xf32>, %15: tensor<2x5xf32>, %16: tensor<4x2x5xf32>, %17: tensor<4x2x5xf32>, %18: tensor<4x2x20xf32>):
%19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%13, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<2x5xf32>, %23: tensor<2x5xf32>, %24: tensor<4x2x5xf32>, %25: tensor<4x2x5xf32>, %26: tensor<4x2x20xf32>):
%27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.add"(%21, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.subtract"(%29, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.dynamic_slice"(%26, %30, %31, %31) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%34 = "stablehlo.dot_general"(%22, %11) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<5x20xf32>) -> tensor<2x20xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x20xi32>
%37 = "stablehlo.constant"() {value = dense<10> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%39 = "stablehlo.constant"() {value = dense<15> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%41 = "stablehlo.and"(%38, %40) : (tensor<2x20xi1>, tensor<2x20xi1>) -> tensor<2x20xi1>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%43 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%44 = "stablehlo.select"(%41, %42, %43) : (tensor<2x20xi1>, tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%45 = "stablehlo.multiply"(%35, %44) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%46 = "stablehlo.tanh"(%45) : (tensor<2x20xf32>) -> tensor<2x20xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%49 = "stablehlo.subtract"(%48, %44) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%50 = "stablehlo.add"(%47, %49) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.multiply"(%52, %23) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.multiply"(%51, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.tanh"(%57) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%54, %58) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.reshape"(%59) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%62 = "stablehlo.dynamic_update_slice"(%24, %61, %30, %60, %60) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.reshape"(%57) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%65 = "stablehlo.dynamic_update_slice"(%25, %64, %30, %63, %63) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.reshape"(%50) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%68 = "stablehlo.dynamic_update_slice"(%26, %67, %30, %66, %66) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%28, %59, %57, %62, %65, %68) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
%75 = "stablehlo.concatenate"(%74, %73) {dimension = 2 : i64} : (tensor<4x2x20xf32>, tensor<4x2x5xf32>) -> tensor<4x2x25xf32>
return %72, %70, %71, %75 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
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
%17 = "stablehlo.convert"(%16) : (tensor<3x2x8xf32>) -> tensor<3x2x8xbf16>
%18 = "stablehlo.convert"(%2) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xbf16>} : () -> tensor<3x2x2xbf16>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xbf16>} : () -> tensor<3x2x2xbf16>
%21 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<8x2xbf16>) -> tensor<2x8xbf16>
%22 = "stablehlo.optimization_barrier"(%21) : (tensor<2x8xbf16>) -> tensor<2x8xbf16>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%83, %84, %85, %86, %87, %88 = "stablehlo.while"(%23, %7, %18, %19, %20, %17) ({
^bb0(%24: tensor<i32>, %25: tensor<2x2xf32>, %26: tensor<2x2xf32>, %27: tensor<3x2x2xbf16>, %28: tensor<3x2x2xbf16>, %29: tensor<3x2x8xbf16>):
%30 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.compare"(%24, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%31) : (tensor<i1>) -> ()
}, {
^bb0(%32: tensor<i32>, %33: tensor<2x2xf32>, %34: tensor<2x2xf32>, %35: tensor<3x2x2xbf16>, %36: tensor<3x2x2xbf16>, %37: tensor<3x2x8xbf16>):
%38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.add"(%32, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.dynamic_slice"(%37, %32, %40, %40) {slice_sizes = array<i64: 1, 2, 8>} : (tensor<3x2x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xbf16>
%42 = "stablehlo.reshape"(%41) : (tensor<1x2x8xbf16>) -> tensor<2x8xbf16>
%43 = "stablehlo.convert"(%42) : (tensor<2x8xbf16>) -> tensor<2x8xf32>
%44 = "stablehlo.convert"(%33) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%45 = "stablehlo.dot_general"(%44, %22) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xbf16>, tensor<2x8xbf16>) -> tensor<2x8xf32>
%46 = "stablehlo.add"(%43, %45) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%47 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x8xi32>
%48 = "stablehlo.constant"() {value = dense<4> : tensor<2x8xi32>} : () -> tensor<2x8xi32>
%49 = "stablehlo.compare"(%47, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
%50 = "stablehlo.constant"() {value = dense<6> : tensor<2x8xi32>} : () -> tensor<2x8xi32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
%52 = "stablehlo.and"(%49, %51) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%54 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%56 = "stablehlo.multiply"(%46, %55) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%57 = "stablehlo.tanh"(%56) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%60 = "stablehlo.subtract"(%59, %55) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%61 = "stablehlo.add"(%58, %60) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%63 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%64 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%65 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%66 = "stablehlo.multiply"(%63, %34) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%67 = "stablehlo.multiply"(%62, %64) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%69 = "stablehlo.tanh"(%68) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%70 = "stablehlo.multiply"(%65, %69) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%71 = "stablehlo.convert"(%70) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%73 = "stablehlo.reshape"(%71) : (tensor<2x2xbf16>) -> tensor<1x2x2xbf16>
%74 = "stablehlo.dynamic_update_slice"(%35, %73, %32, %72, %72) : (tensor<3x2x2xbf16>, tensor<1x2x2xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xbf16>
%75 = "stablehlo.convert"(%68) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%76 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.reshape"(%75) : (tensor<2x2xbf16>) -> tensor<1x2x2xbf16>
%78 = "stablehlo.dynamic_update_slice"(%36, %77, %32, %76, %76) : (tensor<3x2x2xbf16>, tensor<1x2x2xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xbf16>
%79 = "stablehlo.convert"(%61) : (tensor<2x8xf32>) -> tensor<2x8xbf16>
%80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.reshape"(%79) : (tensor<2x8xbf16>) -> tensor<1x2x8xbf16>
%82 = "stablehlo.dynamic_update_slice"(%37, %81, %32, %80, %80) : (tensor<3x2x8xbf16>, tensor<1x2x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x8xbf16>
"stablehlo.return"(%39, %70, %68, %74, %78, %82) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xbf16>, tensor<3x2x2xbf16>, tensor<3x2x8xbf16>) -> ()
}) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xbf16>, tensor<3x2x2xbf16>, tensor<3x2x8xbf16>) -> (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xbf16>, tensor<3x2x2xbf16>, tensor<3x2x8xbf16>)
%89 = "stablehlo.concatenate"(%88, %87) {dimension = 2 : i64} : (tensor<3x2x8xbf16>, tensor<3x2x2xbf16>) -> tensor<3x2x10xbf16>
%90 = "stablehlo.convert"(%84) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%91 = "stablehlo.convert"(%85) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
return %86, %90, %91, %89 : tensor<3x2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<3x2x10xbf16>
}
}

