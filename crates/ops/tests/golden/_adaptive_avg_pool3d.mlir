// f32[2,3,8,6,5] [4,3,2]
module @example {
func.func public @main(%0: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x4x3x2xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xi32>
%3 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%8 = "stablehlo.add"(%1, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%9 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%11 = "stablehlo.constant"() {value = dense<3> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%12 = "stablehlo.add"(%10, %11) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%13 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%14 = "stablehlo.divide"(%12, %13) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%15 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%16 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%18 = "stablehlo.subtract"(%14, %6) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%19 = "stablehlo.convert"(%18) : (tensor<4x8xi32>) -> tensor<4x8xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%23 = "stablehlo.select"(%17, %21, %22) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%26 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%28 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%31 = "stablehlo.add"(%24, %30) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%32 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%34 = "stablehlo.constant"() {value = dense<2> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%36 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%38 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%39 = "stablehlo.compare"(%25, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%41 = "stablehlo.subtract"(%37, %29) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%42 = "stablehlo.convert"(%41) : (tensor<3x6xi32>) -> tensor<3x6xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%44 = "stablehlo.divide"(%43, %42) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%46 = "stablehlo.select"(%40, %44, %45) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x5xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%49 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%50 = "stablehlo.multiply"(%47, %49) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%51 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%52 = "stablehlo.divide"(%50, %51) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%54 = "stablehlo.add"(%47, %53) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%55 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%57 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%58 = "stablehlo.add"(%56, %57) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%59 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%60 = "stablehlo.divide"(%58, %59) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%61 = "stablehlo.compare"(%48, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%62 = "stablehlo.compare"(%48, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%64 = "stablehlo.subtract"(%60, %52) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%65 = "stablehlo.convert"(%64) : (tensor<2x5xi32>) -> tensor<2x5xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%67 = "stablehlo.divide"(%66, %65) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%69 = "stablehlo.select"(%63, %67, %68) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%70 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x5xi1>
%71 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%75 = "stablehlo.reduce"(%70, %71) ({
^bb0(%72: tensor<i1>, %73: tensor<i1>):
%74 = "stablehlo.and"(%72, %73) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%74) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x8x6x5xi1>, tensor<i1>) -> tensor<i1>
%114 = "stablehlo.if"(%75) ({
%76 = "stablehlo.dot_general"(%0, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x5xf32>, tensor<2x5xf32>) -> tensor<2x3x8x6x2xf32>
%77 = "stablehlo.dot_general"(%76, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x6x2xf32>, tensor<3x6xf32>) -> tensor<2x3x8x2x3xf32>
%78 = "stablehlo.transpose"(%77) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x8x2x3xf32>) -> tensor<2x3x8x3x2xf32>
%79 = "stablehlo.dot_general"(%78, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x3x2xf32>, tensor<4x8xf32>) -> tensor<2x3x3x2x4xf32>
%80 = "stablehlo.transpose"(%79) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x3x2x4xf32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%80) : (tensor<2x3x4x3x2xf32>) -> ()
}, {
%81 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x2x5xf32>
%82 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 4, 5>} : (tensor<2x5xf32>) -> tensor<2x3x8x6x2x5xf32>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<2x3x8x6x2x5xf32>, tensor<2x3x8x6x2x5xf32>) -> tensor<2x3x8x6x2x5xf32>
%84 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 4, 5>} : (tensor<2x5xi1>) -> tensor<2x3x8x6x2x5xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x6x2x5xf32>} : () -> tensor<2x3x8x6x2x5xf32>
%86 = "stablehlo.select"(%84, %83, %85) : (tensor<2x3x8x6x2x5xi1>, tensor<2x3x8x6x2x5xf32>, tensor<2x3x8x6x2x5xf32>) -> tensor<2x3x8x6x2x5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.reduce"(%86, %87) ({
^bb0(%88: tensor<f32>, %89: tensor<f32>):
%90 = "stablehlo.add"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%90) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 5>} : (tensor<2x3x8x6x2x5xf32>, tensor<f32>) -> tensor<2x3x8x6x2xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x3x6x2xf32>
%93 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x6xf32>) -> tensor<2x3x8x3x6x2xf32>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<2x3x8x3x6x2xf32>, tensor<2x3x8x3x6x2xf32>) -> tensor<2x3x8x3x6x2xf32>
%95 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x6xi1>) -> tensor<2x3x8x3x6x2xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x3x6x2xf32>} : () -> tensor<2x3x8x3x6x2xf32>
%97 = "stablehlo.select"(%95, %94, %96) : (tensor<2x3x8x3x6x2xi1>, tensor<2x3x8x3x6x2xf32>, tensor<2x3x8x3x6x2xf32>) -> tensor<2x3x8x3x6x2xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<f32>, %100: tensor<f32>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%101) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x3x6x2xf32>, tensor<f32>) -> tensor<2x3x8x3x2xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x4x8x3x2xf32>
%104 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x8xf32>) -> tensor<2x3x4x8x3x2xf32>
%105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3x4x8x3x2xf32>, tensor<2x3x4x8x3x2xf32>) -> tensor<2x3x4x8x3x2xf32>
%106 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x8xi1>) -> tensor<2x3x4x8x3x2xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3x2xf32>} : () -> tensor<2x3x4x8x3x2xf32>
%108 = "stablehlo.select"(%106, %105, %107) : (tensor<2x3x4x8x3x2xi1>, tensor<2x3x4x8x3x2xf32>, tensor<2x3x4x8x3x2xf32>) -> tensor<2x3x4x8x3x2xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%113 = "stablehlo.reduce"(%108, %109) ({
^bb0(%110: tensor<f32>, %111: tensor<f32>):
%112 = "stablehlo.add"(%110, %111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%112) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x4x8x3x2xf32>, tensor<f32>) -> tensor<2x3x4x3x2xf32>
"stablehlo.return"(%113) : (tensor<2x3x4x3x2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x3x2xf32>
return %114 : tensor<2x3x4x3x2xf32>
}
}

// f32[3,4,4,4] [1,2,4]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x1x2x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 4, 2, 1>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x1x2x4xf32>
%6 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
return %7 : tensor<3x1x2x4xf32>
}
}

