// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
return %7 : tensor<2x3x4x3xf32>
}
}

// f32[2,3,7,5] [3,7]
module @example {
func.func public @main(%0: tensor<2x3x7x5xf32>) -> (tensor<2x3x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x7xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x7xi32>
%3 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%9 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%11 = "stablehlo.constant"() {value = dense<2> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%12 = "stablehlo.add"(%10, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%13 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%14 = "stablehlo.divide"(%12, %13) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%15 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%16 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
%18 = "stablehlo.subtract"(%14, %6) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%19 = "stablehlo.convert"(%18) : (tensor<3x7xi32>) -> tensor<3x7xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%23 = "stablehlo.select"(%17, %21, %22) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x5xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%26 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%28 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%31 = "stablehlo.add"(%24, %30) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%32 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%34 = "stablehlo.constant"() {value = dense<6> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%36 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%38 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%39 = "stablehlo.compare"(%25, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%41 = "stablehlo.subtract"(%37, %29) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%42 = "stablehlo.convert"(%41) : (tensor<7x5xi32>) -> tensor<7x5xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%44 = "stablehlo.divide"(%43, %42) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%46 = "stablehlo.select"(%40, %44, %45) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%47 = "stablehlo.dot_general"(%0, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%48 = "stablehlo.dot_general"(%47, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%49 = "stablehlo.transpose"(%48) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%50 = "stablehlo.is_finite"(%49) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%51 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%55 = "stablehlo.reduce"(%50, %51) ({
^bb0(%52: tensor<i1>, %53: tensor<i1>):
%54 = "stablehlo.and"(%52, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%54) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x3x7xi1>, tensor<i1>) -> tensor<i1>
%215 = "stablehlo.if"(%55) ({
"stablehlo.return"(%49) : (tensor<2x3x3x7xf32>) -> ()
}, {
%56 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%58 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%59 = "stablehlo.sign"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%60 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%61 = "stablehlo.abs"(%59) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%62 = "stablehlo.compare"(%61, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%63 = "stablehlo.negate"(%60) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%64 = "stablehlo.select"(%62, %59, %63) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%65 = "stablehlo.convert"(%64) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%66 = "stablehlo.select"(%58, %65, %56) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%67 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%68 = "stablehlo.select"(%67, %57, %66) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%69 = "stablehlo.convert"(%68) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%70 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%72 = "stablehlo.select"(%70, %0, %71) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%73 = "stablehlo.dot_general"(%72, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%124, %125 = "stablehlo.while"(%75, %74) ({
^bb0(%76: tensor<i32>, %77: tensor<2x3x7x7xi8>):
%78 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%79 = "stablehlo.compare"(%76, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%79) : (tensor<i1>) -> ()
}, {
^bb0(%80: tensor<i32>, %81: tensor<2x3x7x7xi8>):
%82 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.add"(%80, %82) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.dynamic_slice"(%69, %80, %84, %84, %84) {slice_sizes = array<i64: 1, 3, 7, 5>} : (tensor<2x3x7x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x7x5xi8>
%86 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%89 = "stablehlo.select"(%87, %88, %85) : (tensor<1x3x7x5xi1>, tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%90 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x7x5xi8>} : () -> tensor<1x3x7x5xi8>
%91 = "stablehlo.compare"(%85, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x5xi8>, tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi1>
%92 = "stablehlo.not"(%91) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xi1>
%93 = "stablehlo.sign"(%46) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%94 = "stablehlo.convert"(%89) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%95 = "stablehlo.convert"(%93) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%96 = "stablehlo.dot_general"(%94, %95) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%97 = "stablehlo.abs"(%89) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xi8>
%98 = "stablehlo.abs"(%93) : (tensor<7x5xf32>) -> tensor<7x5xf32>
%99 = "stablehlo.convert"(%97) : (tensor<1x3x7x5xi8>) -> tensor<1x3x7x5xbf16>
%100 = "stablehlo.convert"(%98) : (tensor<7x5xf32>) -> tensor<7x5xbf16>
%101 = "stablehlo.dot_general"(%99, %100) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%102 = "stablehlo.convert"(%92) : (tensor<1x3x7x5xi1>) -> tensor<1x3x7x5xbf16>
%103 = "stablehlo.convert"(%40) : (tensor<7x5xi1>) -> tensor<7x5xbf16>
%104 = "stablehlo.dot_general"(%102, %103) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x7x5xbf16>, tensor<7x5xbf16>) -> tensor<1x3x7x7xf32>
%105 = "stablehlo.abs"(%96) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%106 = "stablehlo.compare"(%105, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%107 = "stablehlo.compare"(%104, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xi1>) -> tensor<1x3x7x7xi1>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%110 = "stablehlo.sign"(%96) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%111 = "stablehlo.select"(%108, %110, %109) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%113 = "stablehlo.compare"(%104, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%115 = "stablehlo.select"(%113, %114, %111) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%116 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x7xf32>} : () -> tensor<1x3x7x7xf32>
%117 = "stablehlo.abs"(%115) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%118 = "stablehlo.compare"(%117, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi1>
%119 = "stablehlo.negate"(%116) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%120 = "stablehlo.select"(%118, %115, %119) : (tensor<1x3x7x7xi1>, tensor<1x3x7x7xf32>, tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xf32>
%121 = "stablehlo.convert"(%120) : (tensor<1x3x7x7xf32>) -> tensor<1x3x7x7xi32>
%122 = "stablehlo.convert"(%121) : (tensor<1x3x7x7xi32>) -> tensor<1x3x7x7xi8>
%123 = "stablehlo.dynamic_update_slice"(%81, %122, %80, %84, %84, %84) : (tensor<2x3x7x7xi8>, tensor<1x3x7x7xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x7xi8>
"stablehlo.return"(%83, %123) : (tensor<i32>, tensor<2x3x7x7xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x7xi8>) -> (tensor<i32>, tensor<2x3x7x7xi8>)
%126 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%128 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x7xi32>} : () -> tensor<2x3x7x7xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi32>} : () -> tensor<2x3x7x7xi32>
%130 = "stablehlo.compare"(%73, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%131 = "stablehlo.sign"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%132 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%133 = "stablehlo.abs"(%131) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%134 = "stablehlo.compare"(%133, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%135 = "stablehlo.negate"(%132) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%136 = "stablehlo.select"(%134, %131, %135) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi32>
%138 = "stablehlo.select"(%130, %137, %128) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi32>, tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi32>
%139 = "stablehlo.is_finite"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%140 = "stablehlo.select"(%139, %129, %138) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi32>, tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x7x7xi32>) -> tensor<2x3x7x7xi8>
%142 = "stablehlo.select"(%127, %141, %125) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%143 = "stablehlo.is_finite"(%73) : (tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7xf32>} : () -> tensor<2x3x7x7xf32>
%145 = "stablehlo.select"(%143, %73, %144) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
%146 = "stablehlo.dot_general"(%145, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%147 = "stablehlo.transpose"(%146) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%148 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%149 = "stablehlo.compare"(%142, %148) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%150 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%151 = "stablehlo.select"(%149, %150, %142) : (tensor<2x3x7x7xi1>, tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%152 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x7xi8>} : () -> tensor<2x3x7x7xi8>
%153 = "stablehlo.compare"(%142, %152) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x7xi8>, tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi1>
%154 = "stablehlo.not"(%153) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xi1>
%155 = "stablehlo.sign"(%23) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%156 = "stablehlo.convert"(%151) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%160 = "stablehlo.abs"(%151) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xi8>
%161 = "stablehlo.abs"(%155) : (tensor<3x7xf32>) -> tensor<3x7xf32>
%162 = "stablehlo.convert"(%160) : (tensor<2x3x7x7xi8>) -> tensor<2x3x7x7xbf16>
%163 = "stablehlo.convert"(%161) : (tensor<3x7xf32>) -> tensor<3x7xbf16>
%164 = "stablehlo.dot_general"(%162, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%165 = "stablehlo.transpose"(%164) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%166 = "stablehlo.convert"(%154) : (tensor<2x3x7x7xi1>) -> tensor<2x3x7x7xbf16>
%167 = "stablehlo.convert"(%17) : (tensor<3x7xi1>) -> tensor<3x7xbf16>
%168 = "stablehlo.dot_general"(%166, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x7xbf16>, tensor<3x7xbf16>) -> tensor<2x3x7x3xf32>
%169 = "stablehlo.transpose"(%168) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
%170 = "stablehlo.abs"(%159) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%171 = "stablehlo.compare"(%170, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%172 = "stablehlo.compare"(%169, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi1>) -> tensor<2x3x3x7xi1>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%175 = "stablehlo.sign"(%159) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%176 = "stablehlo.select"(%173, %175, %174) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%178 = "stablehlo.compare"(%169, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%180 = "stablehlo.select"(%178, %179, %176) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%181 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%182 = "stablehlo.abs"(%180) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%183 = "stablehlo.compare"(%182, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%184 = "stablehlo.negate"(%181) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%185 = "stablehlo.select"(%183, %180, %184) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%186 = "stablehlo.convert"(%185) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi32>
%187 = "stablehlo.convert"(%186) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi8>
%188 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%190 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%191 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi32>} : () -> tensor<2x3x3x7xi32>
%192 = "stablehlo.compare"(%147, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%193 = "stablehlo.sign"(%147) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%194 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%195 = "stablehlo.abs"(%193) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.compare"(%195, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%197 = "stablehlo.negate"(%194) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%198 = "stablehlo.select"(%196, %193, %197) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%199 = "stablehlo.convert"(%198) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi32>
%200 = "stablehlo.select"(%192, %199, %190) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%201 = "stablehlo.is_finite"(%147) : (tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xi1>
%202 = "stablehlo.select"(%201, %191, %200) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi32>, tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi32>
%203 = "stablehlo.convert"(%202) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi8>
%204 = "stablehlo.select"(%189, %203, %187) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi8>
%205 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%206 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x3x7xf32>} : () -> tensor<2x3x3x7xf32>
%207 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%208 = "stablehlo.compare"(%204, %207) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%209 = "stablehlo.convert"(%204) : (tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xf32>
%210 = "stablehlo.multiply"(%205, %209) : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%211 = "stablehlo.select"(%208, %206, %210) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x7xi8>} : () -> tensor<2x3x3x7xi8>
%213 = "stablehlo.compare"(%204, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3x7xi8>, tensor<2x3x3x7xi8>) -> tensor<2x3x3x7xi1>
%214 = "stablehlo.select"(%213, %147, %211) : (tensor<2x3x3x7xi1>, tensor<2x3x3x7xf32>, tensor<2x3x3x7xf32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%214) : (tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3x7xf32>
return %215 : tensor<2x3x3x7xf32>
}
}

// bf16[3,4,5] [1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x1x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x1x1xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3x1x1xf32>) -> tensor<3x1x1xbf16>
return %9 : tensor<3x1x1xbf16>
}
}

// f32[2,3,4,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>) -> (tensor<2x3x0x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0x2xf32>} : () -> tensor<2x3x0x2xf32>
return %1 : tensor<2x3x0x2xf32>
}
}

