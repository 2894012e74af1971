// f32[2,3,4,3,2] f32[2,3,8,6,5]
module @example {
func.func public @main(%0: tensor<2x3x4x3x2xf32>, %1: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x8x6x5xf32>) {
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xi32>
%4 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%9 = "stablehlo.add"(%2, %8) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%10 = "stablehlo.constant"() {value = dense<8> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%12 = "stablehlo.constant"() {value = dense<3> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%13 = "stablehlo.add"(%11, %12) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%14 = "stablehlo.constant"() {value = dense<4> : tensor<4x8xi32>} : () -> tensor<4x8xi32>
%15 = "stablehlo.divide"(%13, %14) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%16 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%17 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%18 = "stablehlo.and"(%16, %17) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%19 = "stablehlo.subtract"(%15, %7) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
%20 = "stablehlo.convert"(%19) : (tensor<4x8xi32>) -> tensor<4x8xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%24 = "stablehlo.select"(%18, %22, %23) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%25 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%26 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x6xi32>
%29 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%31 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%32 = "stablehlo.divide"(%30, %31) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%34 = "stablehlo.add"(%27, %33) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%35 = "stablehlo.constant"() {value = dense<6> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%37 = "stablehlo.constant"() {value = dense<2> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%38 = "stablehlo.add"(%36, %37) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%39 = "stablehlo.constant"() {value = dense<3> : tensor<3x6xi32>} : () -> tensor<3x6xi32>
%40 = "stablehlo.divide"(%38, %39) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%41 = "stablehlo.compare"(%28, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%42 = "stablehlo.compare"(%28, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%43 = "stablehlo.and"(%41, %42) : (tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
%44 = "stablehlo.subtract"(%40, %32) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
%45 = "stablehlo.convert"(%44) : (tensor<3x6xi32>) -> tensor<3x6xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%47 = "stablehlo.divide"(%46, %45) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%49 = "stablehlo.select"(%43, %47, %48) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%50 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<3x6xi1>) -> tensor<6x3xi1>
%51 = "stablehlo.transpose"(%49) {permutation = array<i64: 1, 0>} : (tensor<3x6xf32>) -> tensor<6x3xf32>
%52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x5xi32>
%53 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi32>
%54 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%56 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%57 = "stablehlo.divide"(%55, %56) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%58 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%59 = "stablehlo.add"(%52, %58) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%60 = "stablehlo.constant"() {value = dense<5> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%62 = "stablehlo.constant"() {value = dense<1> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%64 = "stablehlo.constant"() {value = dense<2> : tensor<2x5xi32>} : () -> tensor<2x5xi32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%66 = "stablehlo.compare"(%53, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%67 = "stablehlo.compare"(%53, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
%68 = "stablehlo.and"(%66, %67) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
%69 = "stablehlo.subtract"(%65, %57) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
%70 = "stablehlo.convert"(%69) : (tensor<2x5xi32>) -> tensor<2x5xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%72 = "stablehlo.divide"(%71, %70) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
%74 = "stablehlo.select"(%68, %72, %73) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%75 = "stablehlo.transpose"(%68) {permutation = array<i64: 1, 0>} : (tensor<2x5xi1>) -> tensor<5x2xi1>
%76 = "stablehlo.transpose"(%74) {permutation = array<i64: 1, 0>} : (tensor<2x5xf32>) -> tensor<5x2xf32>
%77 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xi1>
%78 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%82 = "stablehlo.reduce"(%77, %78) ({
^bb0(%79: tensor<i1>, %80: tensor<i1>):
%81 = "stablehlo.and"(%79, %80) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%81) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x4x3x2xi1>, tensor<i1>) -> tensor<i1>
%121 = "stablehlo.if"(%82) ({
%83 = "stablehlo.dot_general"(%0, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x2xf32>, tensor<5x2xf32>) -> tensor<2x3x4x3x5xf32>
%84 = "stablehlo.dot_general"(%83, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3x5xf32>, tensor<6x3xf32>) -> tensor<2x3x4x5x6xf32>
%85 = "stablehlo.transpose"(%84) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x6x5xf32>
%86 = "stablehlo.dot_general"(%85, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x6x5xf32>, tensor<8x4xf32>) -> tensor<2x3x6x5x8xf32>
%87 = "stablehlo.transpose"(%86) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x6x5x8xf32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%87) : (tensor<2x3x8x6x5xf32>) -> ()
}, {
%88 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x5x2xf32>
%89 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 4, 5>} : (tensor<5x2xf32>) -> tensor<2x3x4x3x5x2xf32>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3x4x3x5x2xf32>, tensor<2x3x4x3x5x2xf32>) -> tensor<2x3x4x3x5x2xf32>
%91 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 4, 5>} : (tensor<5x2xi1>) -> tensor<2x3x4x3x5x2xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3x5x2xf32>} : () -> tensor<2x3x4x3x5x2xf32>
%93 = "stablehlo.select"(%91, %90, %92) : (tensor<2x3x4x3x5x2xi1>, tensor<2x3x4x3x5x2xf32>, tensor<2x3x4x3x5x2xf32>) -> tensor<2x3x4x3x5x2xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.reduce"(%93, %94) ({
^bb0(%95: tensor<f32>, %96: tensor<f32>):
%97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%97) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 5>} : (tensor<2x3x4x3x5x2xf32>, tensor<f32>) -> tensor<2x3x4x3x5xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x6x3x5xf32>
%100 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<6x3xf32>) -> tensor<2x3x4x6x3x5xf32>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<2x3x4x6x3x5xf32>, tensor<2x3x4x6x3x5xf32>) -> tensor<2x3x4x6x3x5xf32>
%102 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<6x3xi1>) -> tensor<2x3x4x6x3x5xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x6x3x5xf32>} : () -> tensor<2x3x4x6x3x5xf32>
%104 = "stablehlo.select"(%102, %101, %103) : (tensor<2x3x4x6x3x5xi1>, tensor<2x3x4x6x3x5xf32>, tensor<2x3x4x6x3x5xf32>) -> tensor<2x3x4x6x3x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.reduce"(%104, %105) ({
^bb0(%106: tensor<f32>, %107: tensor<f32>):
%108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%108) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x4x6x3x5xf32>, tensor<f32>) -> tensor<2x3x4x6x5xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>} : (tensor<2x3x4x6x5xf32>) -> tensor<2x3x8x4x6x5xf32>
%111 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x4xf32>) -> tensor<2x3x8x4x6x5xf32>
%112 = "stablehlo.multiply"(%110, %111) : (tensor<2x3x8x4x6x5xf32>, tensor<2x3x8x4x6x5xf32>) -> tensor<2x3x8x4x6x5xf32>
%113 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x4xi1>) -> tensor<2x3x8x4x6x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x4x6x5xf32>} : () -> tensor<2x3x8x4x6x5xf32>
%115 = "stablehlo.select"(%113, %112, %114) : (tensor<2x3x8x4x6x5xi1>, tensor<2x3x8x4x6x5xf32>, tensor<2x3x8x4x6x5xf32>) -> tensor<2x3x8x4x6x5xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.reduce"(%115, %116) ({
^bb0(%117: tensor<f32>, %118: tensor<f32>):
%119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%119) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x4x6x5xf32>, tensor<f32>) -> tensor<2x3x8x6x5xf32>
"stablehlo.return"(%120) : (tensor<2x3x8x6x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x6x5xf32>
return %121 : tensor<2x3x8x6x5xf32>
}
}

// f32[3,1,2,4] f32[3,4,4,4]
module @example {
func.func public @main(%0: tensor<3x1x2x4xf32>, %1: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>) {
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3x1x2x4xf32>} : () -> tensor<3x1x2x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 4, 2, 1>, padding = dense<[[0, 0], [3, 3], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x1x2x4xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
return %8 : tensor<3x4x4x4xf32>
}
}

