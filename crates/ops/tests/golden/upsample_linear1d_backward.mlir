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
%121 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%119, %120 = "stablehlo.while"(%72, %71) ({
^bb0(%73: tensor<i32>, %74: tensor<2x3x5xf32>):
%75 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.compare"(%73, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%76) : (tensor<i1>) -> ()
}, {
^bb0(%77: tensor<i32>, %78: tensor<2x3x5xf32>):
%79 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.add"(%77, %79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.dynamic_slice"(%0, %77, %81, %81) {slice_sizes = array<i64: 1, 3, 10>} : (tensor<2x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10xf32>
%83 = "stablehlo.is_finite"(%82) : (tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%85 = "stablehlo.not"(%83) : (tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%86 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%87 = "stablehlo.and"(%85, %86) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%88 = "stablehlo.sign"(%82) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%89 = "stablehlo.select"(%87, %88, %84) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%91 = "stablehlo.select"(%83, %84, %90) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%92 = "stablehlo.sign"(%63) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%93 = "stablehlo.convert"(%89) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%96 = "stablehlo.abs"(%89) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%97 = "stablehlo.abs"(%92) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%98 = "stablehlo.convert"(%96) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%101 = "stablehlo.convert"(%62) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%102 = "stablehlo.convert"(%91) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%105 = "stablehlo.select"(%83, %82, %84) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%106 = "stablehlo.dot_general"(%105, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x10xf32>, tensor<5x10xf32>) -> tensor<1x3x5xf32>
%107 = "stablehlo.abs"(%95) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%108 = "stablehlo.compare"(%107, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%109 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%111 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%113 = "stablehlo.select"(%110, %95, %112) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%116 = "stablehlo.compare"(%104, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%117 = "stablehlo.select"(%116, %114, %106) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%118 = "stablehlo.dynamic_update_slice"(%78, %117, %77, %81, %81) : (tensor<2x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%80, %118) : (tensor<i32>, tensor<2x3x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x5xf32>) -> (tensor<i32>, tensor<2x3x5xf32>)
"stablehlo.return"(%120) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %121 : tensor<2x3x5xf32>
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
%117 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115, %116 = "stablehlo.while"(%68, %67) ({
^bb0(%69: tensor<i32>, %70: tensor<2x3x5xf32>):
%71 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.compare"(%69, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%72) : (tensor<i1>) -> ()
}, {
^bb0(%73: tensor<i32>, %74: tensor<2x3x5xf32>):
%75 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.add"(%73, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.dynamic_slice"(%0, %73, %77, %77) {slice_sizes = array<i64: 1, 3, 10>} : (tensor<2x3x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10xf32>
%79 = "stablehlo.is_finite"(%78) : (tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%81 = "stablehlo.not"(%79) : (tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%82 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<1x3x10xi1>, tensor<1x3x10xi1>) -> tensor<1x3x10xi1>
%84 = "stablehlo.sign"(%78) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%85 = "stablehlo.select"(%83, %84, %80) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x10xf32>} : () -> tensor<1x3x10xf32>
%87 = "stablehlo.select"(%79, %80, %86) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%88 = "stablehlo.sign"(%59) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%89 = "stablehlo.convert"(%85) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%90 = "stablehlo.convert"(%88) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%91 = "stablehlo.dot_general"(%89, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%92 = "stablehlo.abs"(%85) : (tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%93 = "stablehlo.abs"(%88) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%94 = "stablehlo.convert"(%92) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%95 = "stablehlo.convert"(%93) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%96 = "stablehlo.dot_general"(%94, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%97 = "stablehlo.convert"(%58) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%98 = "stablehlo.convert"(%87) : (tensor<1x3x10xf32>) -> tensor<1x3x10xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x10xbf16>, tensor<5x10xbf16>) -> tensor<1x3x5xf32>
%101 = "stablehlo.select"(%79, %78, %80) : (tensor<1x3x10xi1>, tensor<1x3x10xf32>, tensor<1x3x10xf32>) -> tensor<1x3x10xf32>
%102 = "stablehlo.dot_general"(%101, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x10xf32>, tensor<5x10xf32>) -> tensor<1x3x5xf32>
%103 = "stablehlo.abs"(%91) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%104 = "stablehlo.compare"(%103, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%105 = "stablehlo.compare"(%100, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%107 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%109 = "stablehlo.select"(%106, %91, %108) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%112 = "stablehlo.compare"(%100, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%113 = "stablehlo.select"(%112, %110, %102) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%114 = "stablehlo.dynamic_update_slice"(%74, %113, %73, %77, %77) : (tensor<2x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%76, %114) : (tensor<i32>, tensor<2x3x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x5xf32>) -> (tensor<i32>, tensor<2x3x5xf32>)
"stablehlo.return"(%116) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %117 : tensor<2x3x5xf32>
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
%121 = "stablehlo.if"(%70) ({
"stablehlo.return"(%64) : (tensor<2x3x5xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%119, %120 = "stablehlo.while"(%72, %71) ({
^bb0(%73: tensor<i32>, %74: tensor<2x3x5xf32>):
%75 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.compare"(%73, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%76) : (tensor<i1>) -> ()
}, {
^bb0(%77: tensor<i32>, %78: tensor<2x3x5xf32>):
%79 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.add"(%77, %79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.dynamic_slice"(%0, %77, %81, %81) {slice_sizes = array<i64: 1, 3, 7>} : (tensor<2x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7xf32>
%83 = "stablehlo.is_finite"(%82) : (tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%85 = "stablehlo.not"(%83) : (tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%86 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%87 = "stablehlo.and"(%85, %86) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%88 = "stablehlo.sign"(%82) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%89 = "stablehlo.select"(%87, %88, %84) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%91 = "stablehlo.select"(%83, %84, %90) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%92 = "stablehlo.sign"(%63) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%93 = "stablehlo.convert"(%89) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%96 = "stablehlo.abs"(%89) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%97 = "stablehlo.abs"(%92) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%98 = "stablehlo.convert"(%96) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%101 = "stablehlo.convert"(%62) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%102 = "stablehlo.convert"(%91) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%105 = "stablehlo.select"(%83, %82, %84) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%106 = "stablehlo.dot_general"(%105, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7xf32>, tensor<5x7xf32>) -> tensor<1x3x5xf32>
%107 = "stablehlo.abs"(%95) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%108 = "stablehlo.compare"(%107, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%109 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%111 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%113 = "stablehlo.select"(%110, %95, %112) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%116 = "stablehlo.compare"(%104, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%117 = "stablehlo.select"(%116, %114, %106) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%118 = "stablehlo.dynamic_update_slice"(%78, %117, %77, %81, %81) : (tensor<2x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%80, %118) : (tensor<i32>, tensor<2x3x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x5xf32>) -> (tensor<i32>, tensor<2x3x5xf32>)
"stablehlo.return"(%120) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %121 : tensor<2x3x5xf32>
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
%117 = "stablehlo.if"(%66) ({
"stablehlo.return"(%60) : (tensor<2x3x5xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115, %116 = "stablehlo.while"(%68, %67) ({
^bb0(%69: tensor<i32>, %70: tensor<2x3x5xf32>):
%71 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.compare"(%69, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%72) : (tensor<i1>) -> ()
}, {
^bb0(%73: tensor<i32>, %74: tensor<2x3x5xf32>):
%75 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.add"(%73, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.dynamic_slice"(%0, %73, %77, %77) {slice_sizes = array<i64: 1, 3, 7>} : (tensor<2x3x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7xf32>
%79 = "stablehlo.is_finite"(%78) : (tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%81 = "stablehlo.not"(%79) : (tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%82 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<1x3x7xi1>, tensor<1x3x7xi1>) -> tensor<1x3x7xi1>
%84 = "stablehlo.sign"(%78) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%85 = "stablehlo.select"(%83, %84, %80) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x7xf32>} : () -> tensor<1x3x7xf32>
%87 = "stablehlo.select"(%79, %80, %86) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%88 = "stablehlo.sign"(%59) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%89 = "stablehlo.convert"(%85) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%90 = "stablehlo.convert"(%88) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%91 = "stablehlo.dot_general"(%89, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%92 = "stablehlo.abs"(%85) : (tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%93 = "stablehlo.abs"(%88) : (tensor<5x7xf32>) -> tensor<5x7xf32>
%94 = "stablehlo.convert"(%92) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%95 = "stablehlo.convert"(%93) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%96 = "stablehlo.dot_general"(%94, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%97 = "stablehlo.convert"(%58) : (tensor<5x7xi1>) -> tensor<5x7xf32>
%98 = "stablehlo.convert"(%87) : (tensor<1x3x7xf32>) -> tensor<1x3x7xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7xbf16>, tensor<5x7xbf16>) -> tensor<1x3x5xf32>
%101 = "stablehlo.select"(%79, %78, %80) : (tensor<1x3x7xi1>, tensor<1x3x7xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
%102 = "stablehlo.dot_general"(%101, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x7xf32>, tensor<5x7xf32>) -> tensor<1x3x5xf32>
%103 = "stablehlo.abs"(%91) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%104 = "stablehlo.compare"(%103, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%105 = "stablehlo.compare"(%100, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
%107 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%109 = "stablehlo.select"(%106, %91, %108) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x5xf32>} : () -> tensor<1x3x5xf32>
%112 = "stablehlo.compare"(%100, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xi1>
%113 = "stablehlo.select"(%112, %110, %102) : (tensor<1x3x5xi1>, tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
%114 = "stablehlo.dynamic_update_slice"(%74, %113, %73, %77, %77) : (tensor<2x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%76, %114) : (tensor<i32>, tensor<2x3x5xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x5xf32>) -> (tensor<i32>, tensor<2x3x5xf32>)
"stablehlo.return"(%116) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %117 : tensor<2x3x5xf32>
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
%121 = "stablehlo.if"(%69) ({
%70 = "stablehlo.dot_general"(%0, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%70) : (tensor<2x3x6xf32>) -> ()
}, {
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%72 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%119, %120 = "stablehlo.while"(%72, %71) ({
^bb0(%73: tensor<i32>, %74: tensor<2x3x6xf32>):
%75 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.compare"(%73, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%76) : (tensor<i1>) -> ()
}, {
^bb0(%77: tensor<i32>, %78: tensor<2x3x6xf32>):
%79 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.add"(%77, %79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%81 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.dynamic_slice"(%0, %77, %81, %81) {slice_sizes = array<i64: 1, 3, 3>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
%83 = "stablehlo.is_finite"(%82) : (tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%85 = "stablehlo.not"(%83) : (tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%86 = "stablehlo.compare"(%82, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%87 = "stablehlo.and"(%85, %86) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%88 = "stablehlo.sign"(%82) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%89 = "stablehlo.select"(%87, %88, %84) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%91 = "stablehlo.select"(%83, %84, %90) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%92 = "stablehlo.sign"(%63) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%93 = "stablehlo.convert"(%89) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%94 = "stablehlo.convert"(%92) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%95 = "stablehlo.dot_general"(%93, %94) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%96 = "stablehlo.abs"(%89) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%97 = "stablehlo.abs"(%92) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%98 = "stablehlo.convert"(%96) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%101 = "stablehlo.convert"(%62) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%102 = "stablehlo.convert"(%91) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%103 = "stablehlo.convert"(%101) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%105 = "stablehlo.select"(%83, %82, %84) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%106 = "stablehlo.dot_general"(%105, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x3xf32>, tensor<6x3xf32>) -> tensor<1x3x6xf32>
%107 = "stablehlo.abs"(%95) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%108 = "stablehlo.compare"(%107, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%109 = "stablehlo.compare"(%104, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<1x3x6xi1>, tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%111 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%113 = "stablehlo.select"(%110, %95, %112) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%116 = "stablehlo.compare"(%104, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%117 = "stablehlo.select"(%116, %114, %106) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%118 = "stablehlo.dynamic_update_slice"(%78, %117, %77, %81, %81) : (tensor<2x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%80, %118) : (tensor<i32>, tensor<2x3x6xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x6xf32>) -> (tensor<i32>, tensor<2x3x6xf32>)
"stablehlo.return"(%120) : (tensor<2x3x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xf32>
return %121 : tensor<2x3x6xf32>
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
%117 = "stablehlo.if"(%65) ({
%66 = "stablehlo.dot_general"(%0, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%66) : (tensor<2x3x6xf32>) -> ()
}, {
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115, %116 = "stablehlo.while"(%68, %67) ({
^bb0(%69: tensor<i32>, %70: tensor<2x3x6xf32>):
%71 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.compare"(%69, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%72) : (tensor<i1>) -> ()
}, {
^bb0(%73: tensor<i32>, %74: tensor<2x3x6xf32>):
%75 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.add"(%73, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.dynamic_slice"(%0, %73, %77, %77) {slice_sizes = array<i64: 1, 3, 3>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x3xf32>
%79 = "stablehlo.is_finite"(%78) : (tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%81 = "stablehlo.not"(%79) : (tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%82 = "stablehlo.compare"(%78, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
%84 = "stablehlo.sign"(%78) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%85 = "stablehlo.select"(%83, %84, %80) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
%87 = "stablehlo.select"(%79, %80, %86) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%88 = "stablehlo.sign"(%59) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%89 = "stablehlo.convert"(%85) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%90 = "stablehlo.convert"(%88) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%91 = "stablehlo.dot_general"(%89, %90) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%92 = "stablehlo.abs"(%85) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%93 = "stablehlo.abs"(%88) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%94 = "stablehlo.convert"(%92) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%95 = "stablehlo.convert"(%93) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%96 = "stablehlo.dot_general"(%94, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%97 = "stablehlo.convert"(%58) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%98 = "stablehlo.convert"(%87) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
%99 = "stablehlo.convert"(%97) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%100 = "stablehlo.dot_general"(%98, %99) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x6xf32>
%101 = "stablehlo.select"(%79, %78, %80) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
%102 = "stablehlo.dot_general"(%101, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x3xf32>, tensor<6x3xf32>) -> tensor<1x3x6xf32>
%103 = "stablehlo.abs"(%91) : (tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%104 = "stablehlo.compare"(%103, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%105 = "stablehlo.compare"(%100, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<1x3x6xi1>, tensor<1x3x6xi1>) -> tensor<1x3x6xi1>
%107 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%109 = "stablehlo.select"(%106, %91, %108) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x6xf32>} : () -> tensor<1x3x6xf32>
%112 = "stablehlo.compare"(%100, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xi1>
%113 = "stablehlo.select"(%112, %110, %102) : (tensor<1x3x6xi1>, tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
%114 = "stablehlo.dynamic_update_slice"(%74, %113, %73, %77, %77) : (tensor<2x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%76, %114) : (tensor<i32>, tensor<2x3x6xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x6xf32>) -> (tensor<i32>, tensor<2x3x6xf32>)
"stablehlo.return"(%116) : (tensor<2x3x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xf32>
return %117 : tensor<2x3x6xf32>
}
}

