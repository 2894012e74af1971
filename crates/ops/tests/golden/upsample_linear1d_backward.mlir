// f32[2,3,10] [10] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%64 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%66 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<i1>, %68: tensor<i1>):
%69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%106 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%73 = "stablehlo.not"(%71) : (tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%74 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<2x3x10xi1>, tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%76 = "stablehlo.sign"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%77 = "stablehlo.select"(%75, %76, %72) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%79 = "stablehlo.select"(%71, %72, %78) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%80 = "stablehlo.sign"(%63) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%81 = "stablehlo.convert"(%77) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%82 = "stablehlo.convert"(%80) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%83 = "stablehlo.dot_general"(%81, %82) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%84 = "stablehlo.abs"(%77) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%85 = "stablehlo.abs"(%80) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%86 = "stablehlo.convert"(%84) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%89 = "stablehlo.convert"(%62) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%90 = "stablehlo.convert"(%79) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%91 = "stablehlo.convert"(%89) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%92 = "stablehlo.dot_general"(%90, %91) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%93 = "stablehlo.select"(%71, %0, %72) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%94 = "stablehlo.dot_general"(%93, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%95 = "stablehlo.abs"(%83) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%96 = "stablehlo.compare"(%95, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%97 = "stablehlo.compare"(%92, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%99 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%101 = "stablehlo.select"(%98, %83, %100) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%104 = "stablehlo.compare"(%92, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%105 = "stablehlo.select"(%104, %102, %94) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %106 : tensor<2x3x5xf32>
}
}

// f32[2,3,10] [10] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%60 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%61 = "stablehlo.is_finite"(%60) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<i1>, %64: tensor<i1>):
%65 = "stablehlo.and"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%102 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%69 = "stablehlo.not"(%67) : (tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%70 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<2x3x10xi1>, tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%73 = "stablehlo.select"(%71, %72, %68) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%75 = "stablehlo.select"(%67, %68, %74) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%76 = "stablehlo.sign"(%59) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%77 = "stablehlo.convert"(%73) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%78 = "stablehlo.convert"(%76) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%79 = "stablehlo.dot_general"(%77, %78) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%80 = "stablehlo.abs"(%73) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%81 = "stablehlo.abs"(%76) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%82 = "stablehlo.convert"(%80) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%83 = "stablehlo.convert"(%81) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%84 = "stablehlo.dot_general"(%82, %83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%85 = "stablehlo.convert"(%58) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%86 = "stablehlo.convert"(%75) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%89 = "stablehlo.select"(%67, %0, %68) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%90 = "stablehlo.dot_general"(%89, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%91 = "stablehlo.abs"(%79) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%92 = "stablehlo.compare"(%91, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%93 = "stablehlo.compare"(%88, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%95 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%97 = "stablehlo.select"(%94, %79, %96) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%100 = "stablehlo.compare"(%88, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%101 = "stablehlo.select"(%100, %98, %90) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%101) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %102 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%64 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%65 = "stablehlo.is_finite"(%64) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%66 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<i1>, %68: tensor<i1>):
%69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%106 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%73 = "stablehlo.not"(%71) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%74 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<2x3x7xi1>, tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%76 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%77 = "stablehlo.select"(%75, %76, %72) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%79 = "stablehlo.select"(%71, %72, %78) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%80 = "stablehlo.sign"(%63) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%81 = "stablehlo.convert"(%77) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%82 = "stablehlo.convert"(%80) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%83 = "stablehlo.dot_general"(%81, %82) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%84 = "stablehlo.abs"(%77) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%85 = "stablehlo.abs"(%80) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%86 = "stablehlo.convert"(%84) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%89 = "stablehlo.convert"(%62) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%90 = "stablehlo.convert"(%79) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%91 = "stablehlo.convert"(%89) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%92 = "stablehlo.dot_general"(%90, %91) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%93 = "stablehlo.select"(%71, %0, %72) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%94 = "stablehlo.dot_general"(%93, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%95 = "stablehlo.abs"(%83) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%96 = "stablehlo.compare"(%95, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%97 = "stablehlo.compare"(%92, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%99 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%101 = "stablehlo.select"(%98, %83, %100) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%104 = "stablehlo.compare"(%92, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%105 = "stablehlo.select"(%104, %102, %94) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%105) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %106 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<7x5xi1>) -> tensor<5x7xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<7x5xf32>) -> tensor<5x7xf32>
%60 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%61 = "stablehlo.is_finite"(%60) : (tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<i1>, %64: tensor<i1>):
%65 = "stablehlo.and"(%63, %64) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x5xi1>, tensor<i1>) -> tensor<i1>
%102 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%69 = "stablehlo.not"(%67) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%70 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<2x3x7xi1>, tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%73 = "stablehlo.select"(%71, %72, %68) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%75 = "stablehlo.select"(%67, %68, %74) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%76 = "stablehlo.sign"(%59) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%77 = "stablehlo.convert"(%73) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%78 = "stablehlo.convert"(%76) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%79 = "stablehlo.dot_general"(%77, %78) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%80 = "stablehlo.abs"(%73) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%81 = "stablehlo.abs"(%76) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%82 = "stablehlo.convert"(%80) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%83 = "stablehlo.convert"(%81) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%84 = "stablehlo.dot_general"(%82, %83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%85 = "stablehlo.convert"(%58) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%86 = "stablehlo.convert"(%75) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%89 = "stablehlo.select"(%67, %0, %68) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%90 = "stablehlo.dot_general"(%89, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%91 = "stablehlo.abs"(%79) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%92 = "stablehlo.compare"(%91, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%93 = "stablehlo.compare"(%88, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%95 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%97 = "stablehlo.select"(%94, %79, %96) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%100 = "stablehlo.compare"(%88, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%101 = "stablehlo.select"(%100, %98, %90) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%101) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %102 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6] false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%64 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%65 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%69 = "stablehlo.reduce"(%64, %65) ({
^bb0(%66: tensor<i1>, %67: tensor<i1>):
%68 = "stablehlo.and"(%66, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%68) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<i1>
%110 = "stablehlo.if"(%69) ({
%70 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x6xbf16>} : () -> tensor<2x3x6xbf16>
"stablehlo.return"(%70) : (tensor<2x3x6xbf16>) -> ()
}, {
%71 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%73 = "stablehlo.not"(%71) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%74 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%76 = "stablehlo.sign"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%77 = "stablehlo.select"(%75, %76, %72) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%79 = "stablehlo.select"(%71, %72, %78) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%80 = "stablehlo.sign"(%63) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%81 = "stablehlo.convert"(%77) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%82 = "stablehlo.convert"(%80) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%83 = "stablehlo.dot_general"(%81, %82) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%84 = "stablehlo.abs"(%77) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%85 = "stablehlo.abs"(%80) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%86 = "stablehlo.convert"(%84) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%89 = "stablehlo.convert"(%62) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%90 = "stablehlo.convert"(%79) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%91 = "stablehlo.convert"(%89) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%92 = "stablehlo.dot_general"(%90, %91) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%93 = "stablehlo.select"(%71, %0, %72) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%94 = "stablehlo.dot_general"(%93, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%95 = "stablehlo.abs"(%83) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%96 = "stablehlo.compare"(%95, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%97 = "stablehlo.compare"(%92, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%98 = "stablehlo.and"(%96, %97) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> tensor<2x3x6xi1>
%99 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%101 = "stablehlo.select"(%98, %83, %100) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%104 = "stablehlo.compare"(%92, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%105 = "stablehlo.select"(%104, %102, %94) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%106 = "stablehlo.is_finite"(%105) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%107 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x6xbf16>} : () -> tensor<2x3x6xbf16>
%108 = "stablehlo.convert"(%105) : (tensor<2x3x6xf32>) -> tensor<2x3x6xbf16>
%109 = "stablehlo.select"(%106, %107, %108) : (tensor<2x3x6xi1>, tensor<2x3x6xbf16>, tensor<2x3x6xbf16>) -> tensor<2x3x6xbf16>
"stablehlo.return"(%109) : (tensor<2x3x6xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xbf16>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%112 = "stablehlo.select"(%64, %0, %111) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%113 = "stablehlo.dot_general"(%112, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%114 = "stablehlo.convert"(%110) : (tensor<2x3x6xbf16>) -> tensor<2x3x6xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %115 : tensor<2x3x6xf32>
}
}

// f32[2,3,3] [3] [2,3,6] true
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%60 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%61 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<i1>, %63: tensor<i1>):
%64 = "stablehlo.and"(%62, %63) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%64) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<i1>
%106 = "stablehlo.if"(%65) ({
%66 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x6xbf16>} : () -> tensor<2x3x6xbf16>
"stablehlo.return"(%66) : (tensor<2x3x6xbf16>) -> ()
}, {
%67 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%69 = "stablehlo.not"(%67) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%70 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%72 = "stablehlo.sign"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%73 = "stablehlo.select"(%71, %72, %68) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%75 = "stablehlo.select"(%67, %68, %74) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%76 = "stablehlo.sign"(%59) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%77 = "stablehlo.convert"(%73) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%78 = "stablehlo.convert"(%76) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%79 = "stablehlo.dot_general"(%77, %78) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%80 = "stablehlo.abs"(%73) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%81 = "stablehlo.abs"(%76) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%82 = "stablehlo.convert"(%80) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%83 = "stablehlo.convert"(%81) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%84 = "stablehlo.dot_general"(%82, %83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%85 = "stablehlo.convert"(%58) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%86 = "stablehlo.convert"(%75) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%87 = "stablehlo.convert"(%85) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%88 = "stablehlo.dot_general"(%86, %87) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%89 = "stablehlo.select"(%67, %0, %68) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%90 = "stablehlo.dot_general"(%89, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%91 = "stablehlo.abs"(%79) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%92 = "stablehlo.compare"(%91, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%93 = "stablehlo.compare"(%88, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%94 = "stablehlo.and"(%92, %93) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> tensor<2x3x6xi1>
%95 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%97 = "stablehlo.select"(%94, %79, %96) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%100 = "stablehlo.compare"(%88, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%101 = "stablehlo.select"(%100, %98, %90) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%102 = "stablehlo.is_finite"(%101) : (tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%103 = "stablehlo.constant"() {value = dense<-0.0e0> : tensor<2x3x6xbf16>} : () -> tensor<2x3x6xbf16>
%104 = "stablehlo.convert"(%101) : (tensor<2x3x6xf32>) -> tensor<2x3x6xbf16>
%105 = "stablehlo.select"(%102, %103, %104) : (tensor<2x3x6xi1>, tensor<2x3x6xbf16>, tensor<2x3x6xbf16>) -> tensor<2x3x6xbf16>
"stablehlo.return"(%105) : (tensor<2x3x6xbf16>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xbf16>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%108 = "stablehlo.select"(%60, %0, %107) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%109 = "stablehlo.dot_general"(%108, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%110 = "stablehlo.convert"(%106) : (tensor<2x3x6xbf16>) -> tensor<2x3x6xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %111 : tensor<2x3x6xf32>
}
}

