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
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72, %73, %74, %75, %76, %77 = "stablehlo.while"(%17, %1, %2, %14, %15, %16) ({
^bb0(%18: tensor<i32>, %19: tensor<2x5xf32>, %20: tensor<2x5xf32>, %21: tensor<4x2x5xf32>, %22: tensor<4x2x5xf32>, %23: tensor<4x2x20xf32>):
%24 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.compare"(%18, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}, {
^bb0(%26: tensor<i32>, %27: tensor<2x5xf32>, %28: tensor<2x5xf32>, %29: tensor<4x2x5xf32>, %30: tensor<4x2x5xf32>, %31: tensor<4x2x20xf32>):
%32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.add"(%26, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.dynamic_slice"(%13, %26, %34, %34) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%37 = "stablehlo.dot_general"(%27, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<20x5xf32>) -> tensor<2x20xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%39 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x20xi32>
%40 = "stablehlo.constant"() {value = dense<10> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%42 = "stablehlo.constant"() {value = dense<15> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%44 = "stablehlo.and"(%41, %43) : (tensor<2x20xi1>, tensor<2x20xi1>) -> tensor<2x20xi1>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%46 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%47 = "stablehlo.select"(%44, %45, %46) : (tensor<2x20xi1>, tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%48 = "stablehlo.multiply"(%38, %47) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%49 = "stablehlo.tanh"(%48) : (tensor<2x20xf32>) -> tensor<2x20xf32>
%50 = "stablehlo.multiply"(%49, %47) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%52 = "stablehlo.subtract"(%51, %47) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%53 = "stablehlo.add"(%50, %52) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.multiply"(%55, %28) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.multiply"(%54, %56) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%60 = "stablehlo.add"(%58, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%61 = "stablehlo.tanh"(%60) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%62 = "stablehlo.multiply"(%57, %61) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.reshape"(%62) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%65 = "stablehlo.dynamic_update_slice"(%29, %64, %26, %63, %63) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.reshape"(%60) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%68 = "stablehlo.dynamic_update_slice"(%30, %67, %26, %66, %66) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.reshape"(%53) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%71 = "stablehlo.dynamic_update_slice"(%31, %70, %26, %69, %69) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%33, %62, %60, %65, %68, %71) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
%78 = "stablehlo.concatenate"(%77, %76) {dimension = 2 : i64} : (tensor<4x2x20xf32>, tensor<4x2x5xf32>) -> tensor<4x2x25xf32>
return %75, %73, %74, %78 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
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
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x20xf32>} : () -> tensor<4x2x20xf32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%68, %69, %70, %71, %72, %73 = "stablehlo.while"(%11, %1, %2, %8, %9, %10) ({
^bb0(%12: tensor<i32>, %13: tensor<2x5xf32>, %14: tensor<2x5xf32>, %15: tensor<4x2x5xf32>, %16: tensor<4x2x5xf32>, %17: tensor<4x2x20xf32>):
%18 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%12, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x5xf32>, %22: tensor<2x5xf32>, %23: tensor<4x2x5xf32>, %24: tensor<4x2x5xf32>, %25: tensor<4x2x20xf32>):
%26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.add"(%20, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%28 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.subtract"(%28, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.dynamic_slice"(%7, %29, %30, %30) {slice_sizes = array<i64: 1, 2, 20>} : (tensor<4x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x20xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<1x2x20xf32>) -> tensor<2x20xf32>
%33 = "stablehlo.dot_general"(%21, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5xf32>, tensor<20x5xf32>) -> tensor<2x20xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%35 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x20xi32>
%36 = "stablehlo.constant"() {value = dense<10> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%38 = "stablehlo.constant"() {value = dense<15> : tensor<2x20xi32>} : () -> tensor<2x20xi32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x20xi32>, tensor<2x20xi32>) -> tensor<2x20xi1>
%40 = "stablehlo.and"(%37, %39) : (tensor<2x20xi1>, tensor<2x20xi1>) -> tensor<2x20xi1>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%42 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%43 = "stablehlo.select"(%40, %41, %42) : (tensor<2x20xi1>, tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%44 = "stablehlo.multiply"(%34, %43) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%45 = "stablehlo.tanh"(%44) : (tensor<2x20xf32>) -> tensor<2x20xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x20xf32>} : () -> tensor<2x20xf32>
%48 = "stablehlo.subtract"(%47, %43) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%49 = "stablehlo.add"(%46, %48) : (tensor<2x20xf32>, tensor<2x20xf32>) -> tensor<2x20xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%51 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%52 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%53 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x20xf32>) -> tensor<2x5xf32>
%54 = "stablehlo.multiply"(%51, %22) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%55 = "stablehlo.multiply"(%50, %52) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%57 = "stablehlo.tanh"(%56) : (tensor<2x5xf32>) -> tensor<2x5xf32>
%58 = "stablehlo.multiply"(%53, %57) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.reshape"(%58) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%61 = "stablehlo.dynamic_update_slice"(%23, %60, %29, %59, %59) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.reshape"(%56) : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
%64 = "stablehlo.dynamic_update_slice"(%24, %63, %29, %62, %62) : (tensor<4x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x5xf32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.reshape"(%49) : (tensor<2x20xf32>) -> tensor<1x2x20xf32>
%67 = "stablehlo.dynamic_update_slice"(%25, %66, %29, %65, %65) : (tensor<4x2x20xf32>, tensor<1x2x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x20xf32>
"stablehlo.return"(%27, %58, %56, %61, %64, %67) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> ()
}) : (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>) -> (tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x20xf32>)
%74 = "stablehlo.concatenate"(%73, %72) {dimension = 2 : i64} : (tensor<4x2x20xf32>, tensor<4x2x5xf32>) -> tensor<4x2x25xf32>
return %71, %69, %70, %74 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<4x2x25xf32>
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
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x8xf32>} : () -> tensor<3x2x8xf32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77, %78, %79, %80, %81, %82 = "stablehlo.while"(%21, %7, %17, %18, %19, %20) ({
^bb0(%22: tensor<i32>, %23: tensor<2x2xf32>, %24: tensor<2x2xf32>, %25: tensor<3x2x2xf32>, %26: tensor<3x2x2xf32>, %27: tensor<3x2x8xf32>):
%28 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.compare"(%22, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}, {
^bb0(%30: tensor<i32>, %31: tensor<2x2xf32>, %32: tensor<2x2xf32>, %33: tensor<3x2x2xf32>, %34: tensor<3x2x2xf32>, %35: tensor<3x2x8xf32>):
%36 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.add"(%30, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.dynamic_slice"(%16, %30, %38, %38) {slice_sizes = array<i64: 1, 2, 8>} : (tensor<3x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
%40 = "stablehlo.reshape"(%39) : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
%41 = "stablehlo.convert"(%31) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%42 = "stablehlo.dot_general"(%41, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xbf16>, tensor<8x2xbf16>) -> tensor<2x8xf32>
%43 = "stablehlo.add"(%40, %42) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x8xi32>
%45 = "stablehlo.constant"() {value = dense<4> : tensor<2x8xi32>} : () -> tensor<2x8xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
%47 = "stablehlo.constant"() {value = dense<6> : tensor<2x8xi32>} : () -> tensor<2x8xi32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
%49 = "stablehlo.and"(%46, %48) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%52 = "stablehlo.select"(%49, %50, %51) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%53 = "stablehlo.multiply"(%43, %52) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%54 = "stablehlo.tanh"(%53) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%57 = "stablehlo.subtract"(%56, %52) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%58 = "stablehlo.add"(%55, %57) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%61 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%62 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%63 = "stablehlo.multiply"(%60, %32) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%64 = "stablehlo.multiply"(%59, %61) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%66 = "stablehlo.tanh"(%65) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%67 = "stablehlo.multiply"(%62, %66) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.reshape"(%67) : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
%70 = "stablehlo.dynamic_update_slice"(%33, %69, %30, %68, %68) : (tensor<3x2x2xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xf32>
%71 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.reshape"(%65) : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
%73 = "stablehlo.dynamic_update_slice"(%34, %72, %30, %71, %71) : (tensor<3x2x2xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2xf32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.reshape"(%58) : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
%76 = "stablehlo.dynamic_update_slice"(%35, %75, %30, %74, %74) : (tensor<3x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x8xf32>
"stablehlo.return"(%37, %67, %65, %70, %73, %76) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x8xf32>) -> ()
}) : (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x8xf32>) -> (tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x8xf32>)
%83 = "stablehlo.concatenate"(%82, %81) {dimension = 2 : i64} : (tensor<3x2x8xf32>, tensor<3x2x2xf32>) -> tensor<3x2x10xf32>
%84 = "stablehlo.convert"(%80) : (tensor<3x2x2xf32>) -> tensor<3x2x2xbf16>
%85 = "stablehlo.convert"(%78) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%86 = "stablehlo.convert"(%79) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%87 = "stablehlo.convert"(%83) : (tensor<3x2x10xf32>) -> tensor<3x2x10xbf16>
return %84, %85, %86, %87 : tensor<3x2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<3x2x10xbf16>
}
}

