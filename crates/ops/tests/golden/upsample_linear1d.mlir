// f32[2,3,5] [10] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.floor"(%12) : (tensor<10xf32>) -> tensor<10xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%30 = "stablehlo.abs"(%28) : (tensor<10xf32>) -> tensor<10xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%32 = "stablehlo.negate"(%29) : (tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%34 = "stablehlo.convert"(%33) : (tensor<10xf32>) -> tensor<10xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.abs"(%41) : (tensor<10xf32>) -> tensor<10xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.negate"(%42) : (tensor<10xf32>) -> tensor<10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%47 = "stablehlo.convert"(%46) : (tensor<10xf32>) -> tensor<10xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%62 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%63 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i1>, %65: tensor<i1>):
%66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.if"(%67) ({
%68 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%68) : (tensor<2x3x10xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117, %118 = "stablehlo.while"(%70, %69) ({
^bb0(%71: tensor<i32>, %72: tensor<2x3x10xf32>):
%73 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%74) : (tensor<i1>) -> ()
}, {
^bb0(%75: tensor<i32>, %76: tensor<2x3x10xf32>):
%77 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.add"(%75, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%79 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.dynamic_slice"(%0, %75, %79, %79) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
%81 = "stablehlo.is_finite"(%80) : (tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%83 = "stablehlo.not"(%81) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%84 = "stablehlo.compare"(%80, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%85 = "stablehlo.and"(%83, %84) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%86 = "stablehlo.sign"(%80) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%87 = "stablehlo.select"(%85, %86, %82) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%89 = "stablehlo.select"(%81, %82, %88) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%90 = "stablehlo.sign"(%61) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.convert"(%87) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%92 = "stablehlo.convert"(%90) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%93 = "stablehlo.dot_general"(%91, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%94 = "stablehlo.abs"(%87) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%95 = "stablehlo.abs"(%90) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.convert"(%94) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%99 = "stablehlo.convert"(%60) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%100 = "stablehlo.convert"(%89) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%101 = "stablehlo.convert"(%99) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%102 = "stablehlo.dot_general"(%100, %101) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%103 = "stablehlo.select"(%81, %80, %82) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%104 = "stablehlo.dot_general"(%103, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x5xf32>, tensor<10x5xf32>) -> tensor<1x3x10xf32>
%105 = "stablehlo.abs"(%93) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%106 = "stablehlo.compare"(%105, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%107 = "stablehlo.compare"(%102, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%109 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%111 = "stablehlo.select"(%108, %93, %110) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%114 = "stablehlo.compare"(%102, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%115 = "stablehlo.select"(%114, %112, %104) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%116 = "stablehlo.dynamic_update_slice"(%76, %115, %75, %79, %79) : (tensor<2x3x10xf32>, tensor<1x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%78, %116) : (tensor<i32>, tensor<2x3x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x10xf32>) -> (tensor<i32>, tensor<2x3x10xf32>)
"stablehlo.return"(%118) : (tensor<2x3x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x10xf32>
return %119 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [10] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.floor"(%8) : (tensor<10xf32>) -> tensor<10xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.abs"(%24) : (tensor<10xf32>) -> tensor<10xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%28 = "stablehlo.negate"(%25) : (tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%30 = "stablehlo.convert"(%29) : (tensor<10xf32>) -> tensor<10xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%39 = "stablehlo.abs"(%37) : (tensor<10xf32>) -> tensor<10xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%41 = "stablehlo.negate"(%38) : (tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%43 = "stablehlo.convert"(%42) : (tensor<10xf32>) -> tensor<10xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%58 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%59 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<i1>, %61: tensor<i1>):
%62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%115 = "stablehlo.if"(%63) ({
%64 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<10x5xf32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%64) : (tensor<2x3x10xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113, %114 = "stablehlo.while"(%66, %65) ({
^bb0(%67: tensor<i32>, %68: tensor<2x3x10xf32>):
%69 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%70) : (tensor<i1>) -> ()
}, {
^bb0(%71: tensor<i32>, %72: tensor<2x3x10xf32>):
%73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.add"(%71, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.dynamic_slice"(%0, %71, %75, %75) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
%77 = "stablehlo.is_finite"(%76) : (tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%79 = "stablehlo.not"(%77) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%80 = "stablehlo.compare"(%76, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%81 = "stablehlo.and"(%79, %80) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%82 = "stablehlo.sign"(%76) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%83 = "stablehlo.select"(%81, %82, %78) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%85 = "stablehlo.select"(%77, %78, %84) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%86 = "stablehlo.sign"(%57) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%87 = "stablehlo.convert"(%83) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%90 = "stablehlo.abs"(%83) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%91 = "stablehlo.abs"(%86) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.convert"(%90) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%93 = "stablehlo.convert"(%91) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%95 = "stablehlo.convert"(%56) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%96 = "stablehlo.convert"(%85) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x10xf32>
%99 = "stablehlo.select"(%77, %76, %78) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%100 = "stablehlo.dot_general"(%99, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x5xf32>, tensor<10x5xf32>) -> tensor<1x3x10xf32>
%101 = "stablehlo.abs"(%89) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%102 = "stablehlo.compare"(%101, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%103 = "stablehlo.compare"(%98, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%105 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%107 = "stablehlo.select"(%104, %89, %106) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%110 = "stablehlo.compare"(%98, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%111 = "stablehlo.select"(%110, %108, %100) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%112 = "stablehlo.dynamic_update_slice"(%72, %111, %71, %75, %75) : (tensor<2x3x10xf32>, tensor<1x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x10xf32>
"stablehlo.return"(%74, %112) : (tensor<i32>, tensor<2x3x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x10xf32>) -> (tensor<i32>, tensor<2x3x10xf32>)
"stablehlo.return"(%114) : (tensor<2x3x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x10xf32>
return %115 : tensor<2x3x10xf32>
}
}

// f32[2,3,5] [7] false
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.floor"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.convert"(%33) : (tensor<7xf32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%62 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%63 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<i1>, %65: tensor<i1>):
%66 = "stablehlo.and"(%64, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%66) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.if"(%67) ({
%68 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%68) : (tensor<2x3x7xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117, %118 = "stablehlo.while"(%70, %69) ({
^bb0(%71: tensor<i32>, %72: tensor<2x3x7xf32>):
%73 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%74) : (tensor<i1>) -> ()
}, {
^bb0(%75: tensor<i32>, %76: tensor<2x3x7xf32>):
%77 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.add"(%75, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%79 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.dynamic_slice"(%0, %75, %79, %79) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
%81 = "stablehlo.is_finite"(%80) : (tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%83 = "stablehlo.not"(%81) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%84 = "stablehlo.compare"(%80, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%85 = "stablehlo.and"(%83, %84) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%86 = "stablehlo.sign"(%80) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%87 = "stablehlo.select"(%85, %86, %82) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%89 = "stablehlo.select"(%81, %82, %88) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%90 = "stablehlo.sign"(%61) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%91 = "stablehlo.convert"(%87) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%92 = "stablehlo.convert"(%90) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%93 = "stablehlo.dot_general"(%91, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%94 = "stablehlo.abs"(%87) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%95 = "stablehlo.abs"(%90) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%96 = "stablehlo.convert"(%94) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%99 = "stablehlo.convert"(%60) : (tensor<7x5xi1>) -> tensor<7x5xf32>
%100 = "stablehlo.convert"(%89) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%101 = "stablehlo.convert"(%99) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%102 = "stablehlo.dot_general"(%100, %101) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%103 = "stablehlo.select"(%81, %80, %82) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%104 = "stablehlo.dot_general"(%103, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x5xf32>, tensor<7x5xf32>) -> tensor<1x3x7xf32>
%105 = "stablehlo.abs"(%93) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%106 = "stablehlo.compare"(%105, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%107 = "stablehlo.compare"(%102, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%109 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%111 = "stablehlo.select"(%108, %93, %110) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%114 = "stablehlo.compare"(%102, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%115 = "stablehlo.select"(%114, %112, %104) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%116 = "stablehlo.dynamic_update_slice"(%76, %115, %75, %79, %79) : (tensor<2x3x7xf32>, tensor<1x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%78, %116) : (tensor<i32>, tensor<2x3x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7xf32>) -> (tensor<i32>, tensor<2x3x7xf32>)
"stablehlo.return"(%118) : (tensor<2x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7xf32>
return %119 : tensor<2x3x7xf32>
}
}

// f32[2,3,5] [7] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%26 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.convert"(%29) : (tensor<7xf32>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x5xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%58 = "stablehlo.is_finite"(%0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%59 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<i1>, %61: tensor<i1>):
%62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%115 = "stablehlo.if"(%63) ({
%64 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%64) : (tensor<2x3x7xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113, %114 = "stablehlo.while"(%66, %65) ({
^bb0(%67: tensor<i32>, %68: tensor<2x3x7xf32>):
%69 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%70) : (tensor<i1>) -> ()
}, {
^bb0(%71: tensor<i32>, %72: tensor<2x3x7xf32>):
%73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.add"(%71, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.dynamic_slice"(%0, %71, %75, %75) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
%77 = "stablehlo.is_finite"(%76) : (tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%79 = "stablehlo.not"(%77) : (tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%80 = "stablehlo.compare"(%76, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%81 = "stablehlo.and"(%79, %80) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%82 = "stablehlo.sign"(%76) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%83 = "stablehlo.select"(%81, %82, %78) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%85 = "stablehlo.select"(%77, %78, %84) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%86 = "stablehlo.sign"(%57) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%87 = "stablehlo.convert"(%83) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%90 = "stablehlo.abs"(%83) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%91 = "stablehlo.abs"(%86) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%92 = "stablehlo.convert"(%90) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%93 = "stablehlo.convert"(%91) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%95 = "stablehlo.convert"(%56) : (tensor<7x5xi1>) -> tensor<7x5xf32>
%96 = "stablehlo.convert"(%85) : (tensor<1x3x5xf32>) -> tensor<1x3x5xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7xf32>
%99 = "stablehlo.select"(%77, %76, %78) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%100 = "stablehlo.dot_general"(%99, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x5xf32>, tensor<7x5xf32>) -> tensor<1x3x7xf32>
%101 = "stablehlo.abs"(%89) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%102 = "stablehlo.compare"(%101, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%103 = "stablehlo.compare"(%98, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%105 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%107 = "stablehlo.select"(%104, %89, %106) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%110 = "stablehlo.compare"(%98, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%111 = "stablehlo.select"(%110, %108, %100) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%112 = "stablehlo.dynamic_update_slice"(%72, %111, %71, %75, %75) : (tensor<2x3x7xf32>, tensor<1x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7xf32>
"stablehlo.return"(%74, %112) : (tensor<i32>, tensor<2x3x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7xf32>) -> (tensor<i32>, tensor<2x3x7xf32>)
"stablehlo.return"(%114) : (tensor<2x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7xf32>
return %115 : tensor<2x3x7xf32>
}
}

// f32[2,3,6] [3] false
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.floor"(%12) : (tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.abs"(%28) : (tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.negate"(%29) : (tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.convert"(%33) : (tensor<3xf32>) -> tensor<3xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.abs"(%41) : (tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.negate"(%42) : (tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.convert"(%46) : (tensor<3xf32>) -> tensor<3xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%62 = "stablehlo.dot_general"(%0, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
%63 = "stablehlo.is_finite"(%62) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%64 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%68 = "stablehlo.reduce"(%63, %64) ({
^bb0(%65: tensor<i1>, %66: tensor<i1>):
%67 = "stablehlo.and"(%65, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%67) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.if"(%68) ({
"stablehlo.return"(%62) : (tensor<2x3x3xf32>) -> ()
}, {
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%117, %118 = "stablehlo.while"(%70, %69) ({
^bb0(%71: tensor<i32>, %72: tensor<2x3x3xf32>):
%73 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%74) : (tensor<i1>) -> ()
}, {
^bb0(%75: tensor<i32>, %76: tensor<2x3x3xf32>):
%77 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.add"(%75, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%79 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.dynamic_slice"(%0, %75, %79, %79) {slice_sizes = array<i64: 1, 3, 6>} : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
%81 = "stablehlo.is_finite"(%80) : (tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%83 = "stablehlo.not"(%81) : (tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%84 = "stablehlo.compare"(%80, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%85 = "stablehlo.and"(%83, %84) : (tensor<1x3x6xi1>, tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%86 = "stablehlo.sign"(%80) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%87 = "stablehlo.select"(%85, %86, %82) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%89 = "stablehlo.select"(%81, %82, %88) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%90 = "stablehlo.sign"(%61) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%91 = "stablehlo.convert"(%87) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%92 = "stablehlo.convert"(%90) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%93 = "stablehlo.dot_general"(%91, %92) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%94 = "stablehlo.abs"(%87) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%95 = "stablehlo.abs"(%90) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%96 = "stablehlo.convert"(%94) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%99 = "stablehlo.convert"(%60) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%100 = "stablehlo.convert"(%89) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%101 = "stablehlo.convert"(%99) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%102 = "stablehlo.dot_general"(%100, %101) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%103 = "stablehlo.select"(%81, %80, %82) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%104 = "stablehlo.dot_general"(%103, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x6xf32>, tensor<3x6xf32>) -> tensor<1x3x3xf32>
%105 = "stablehlo.abs"(%93) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%106 = "stablehlo.compare"(%105, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%107 = "stablehlo.compare"(%102, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%109 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%111 = "stablehlo.select"(%108, %93, %110) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%114 = "stablehlo.compare"(%102, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%115 = "stablehlo.select"(%114, %112, %104) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%116 = "stablehlo.dynamic_update_slice"(%76, %115, %75, %79, %79) : (tensor<2x3x3xf32>, tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%78, %116) : (tensor<i32>, tensor<2x3x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x3xf32>) -> (tensor<i32>, tensor<2x3x3xf32>)
"stablehlo.return"(%118) : (tensor<2x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3xf32>
return %119 : tensor<2x3x3xf32>
}
}

// f32[2,3,6] [3] true
module @example {
func.func public @main(%0: tensor<2x3x6xf32>) -> (tensor<2x3x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%58 = "stablehlo.dot_general"(%0, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6xf32>, tensor<3x6xf32>) -> tensor<2x3x3xf32>
%59 = "stablehlo.is_finite"(%58) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%60 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%64 = "stablehlo.reduce"(%59, %60) ({
^bb0(%61: tensor<i1>, %62: tensor<i1>):
%63 = "stablehlo.and"(%61, %62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%63) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<i1>
%115 = "stablehlo.if"(%64) ({
"stablehlo.return"(%58) : (tensor<2x3x3xf32>) -> ()
}, {
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113, %114 = "stablehlo.while"(%66, %65) ({
^bb0(%67: tensor<i32>, %68: tensor<2x3x3xf32>):
%69 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%70) : (tensor<i1>) -> ()
}, {
^bb0(%71: tensor<i32>, %72: tensor<2x3x3xf32>):
%73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.add"(%71, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.dynamic_slice"(%0, %71, %75, %75) {slice_sizes = array<i64: 1, 3, 6>} : (tensor<2x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
%77 = "stablehlo.is_finite"(%76) : (tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%79 = "stablehlo.not"(%77) : (tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%80 = "stablehlo.compare"(%76, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%81 = "stablehlo.and"(%79, %80) : (tensor<1x3x6xi1>, tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%82 = "stablehlo.sign"(%76) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%83 = "stablehlo.select"(%81, %82, %78) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%85 = "stablehlo.select"(%77, %78, %84) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%86 = "stablehlo.sign"(%57) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%87 = "stablehlo.convert"(%83) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%88 = "stablehlo.convert"(%86) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%89 = "stablehlo.dot_general"(%87, %88) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%90 = "stablehlo.abs"(%83) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%91 = "stablehlo.abs"(%86) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%92 = "stablehlo.convert"(%90) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%93 = "stablehlo.convert"(%91) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%94 = "stablehlo.dot_general"(%92, %93) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%95 = "stablehlo.convert"(%56) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%96 = "stablehlo.convert"(%85) : (tensor<1x3x6xf32>) -> tensor<1x3x6xbf16>
%97 = "stablehlo.convert"(%95) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%98 = "stablehlo.dot_general"(%96, %97) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x3xf32>
%99 = "stablehlo.select"(%77, %76, %78) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%100 = "stablehlo.dot_general"(%99, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x6xf32>, tensor<3x6xf32>) -> tensor<1x3x3xf32>
%101 = "stablehlo.abs"(%89) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%102 = "stablehlo.compare"(%101, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%103 = "stablehlo.compare"(%98, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%104 = "stablehlo.and"(%102, %103) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%105 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%107 = "stablehlo.select"(%104, %89, %106) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%110 = "stablehlo.compare"(%98, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%111 = "stablehlo.select"(%110, %108, %100) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%112 = "stablehlo.dynamic_update_slice"(%72, %111, %71, %75, %75) : (tensor<2x3x3xf32>, tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xf32>
"stablehlo.return"(%74, %112) : (tensor<i32>, tensor<2x3x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x3xf32>) -> (tensor<i32>, tensor<2x3x3xf32>)
"stablehlo.return"(%114) : (tensor<2x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3xf32>
return %115 : tensor<2x3x3xf32>
}
}

