// f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 2 2 12 8 9
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x2x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<5x2x2x3xi32>, %3: tensor<f32>) -> (tensor<2x12x8x9xf32>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf32>) -> tensor<5xf32>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.abs"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.negate"(%6) : (tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.convert"(%10) : (tensor<5xf32>) -> tensor<5xi32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<5x1xf32>) -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<5x1xf32>) -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<5x1xf32>) -> tensor<5xf32>
%22 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<5x1xf32>) -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.subtract"(%15, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.subtract"(%19, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.subtract"(%31, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%34 = "stablehlo.divide"(%32, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.subtract"(%23, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%38 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%39 = "stablehlo.subtract"(%27, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.subtract"(%39, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%41 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.divide"(%40, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%44 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x2xf32>
%45 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2xf32>
%46 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%47 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%48 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%49 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2xf32>
%50 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%51 = "stablehlo.add"(%45, %50) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%52 = "stablehlo.multiply"(%51, %47) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%53 = "stablehlo.divide"(%52, %48) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%54 = "stablehlo.multiply"(%49, %47) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%55 = "stablehlo.add"(%46, %54) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%56 = "stablehlo.add"(%55, %53) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%57 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%59 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%60 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%61 = "stablehlo.and"(%58, %60) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%62 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%63 = "stablehlo.and"(%61, %62) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%64 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%66 = "stablehlo.maximum"(%56, %65) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%67 = "stablehlo.minimum"(%66, %64) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xf32>) -> tensor<5x2x8x2xf32>
%69 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xi1>) -> tensor<5x2x8x2xi1>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%71 = "stablehlo.subtract"(%68, %44) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%72 = "stablehlo.abs"(%71) : (tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%73 = "stablehlo.subtract"(%70, %72) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%77 = "stablehlo.select"(%69, %75, %76) : (tensor<5x2x8x2xi1>, tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%79 = "stablehlo.maximum"(%35, %78) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.reduce"(%77, %80) ({
^bb0(%81: tensor<f32>, %82: tensor<f32>):
%83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%83) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x2xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%85 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%86 = "stablehlo.divide"(%84, %85) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%87 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x2xf32>
%88 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2xf32>
%89 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%90 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%91 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%92 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2xf32>
%93 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%95 = "stablehlo.multiply"(%94, %90) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%96 = "stablehlo.divide"(%95, %91) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%97 = "stablehlo.multiply"(%92, %90) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%98 = "stablehlo.add"(%89, %97) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%99 = "stablehlo.add"(%98, %96) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%100 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%102 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%103 = "stablehlo.compare"(%99, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%104 = "stablehlo.and"(%101, %103) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%105 = "stablehlo.compare"(%88, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%106 = "stablehlo.and"(%104, %105) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%107 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%109 = "stablehlo.maximum"(%99, %108) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%110 = "stablehlo.minimum"(%109, %107) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xf32>) -> tensor<5x3x9x2xf32>
%112 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xi1>) -> tensor<5x3x9x2xi1>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%114 = "stablehlo.subtract"(%111, %87) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%115 = "stablehlo.abs"(%114) : (tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%116 = "stablehlo.subtract"(%113, %115) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%118 = "stablehlo.maximum"(%116, %117) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%120 = "stablehlo.select"(%112, %118, %119) : (tensor<5x3x9x2xi1>, tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%122 = "stablehlo.maximum"(%43, %121) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%120, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x2xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%128 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%129 = "stablehlo.divide"(%127, %128) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%130 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x2x2x3xf32>) -> tensor<5x2x2x3x9xf32>
%131 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 3, 4>} : (tensor<5x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<5x2x2x3x9xf32>, tensor<5x2x2x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%133 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%134 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%135 = "stablehlo.compare"(%133, %134) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%136 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%138 = "stablehlo.select"(%135, %136, %137) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%139 = "stablehlo.dot_general"(%138, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<5x2x2x3x9xf32>) -> tensor<2x2x8x2x3x9xf32>
%140 = "stablehlo.transpose"(%139) {permutation = array<i64: 1, 3, 0, 4, 2, 5>} : (tensor<2x2x8x2x3x9xf32>) -> tensor<2x2x2x3x8x9xf32>
%141 = "stablehlo.reshape"(%140) : (tensor<2x2x2x3x8x9xf32>) -> tensor<2x12x8x9xf32>
return %141 : tensor<2x12x8x9xf32>
}
}

// f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 -1 1 12 8 9
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x2x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<5x2x2x3xi32>, %3: tensor<f32>) -> (tensor<1x12x8x9xf32>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf32>) -> tensor<5xf32>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<5x1xf32>) -> tensor<5xf32>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<5x1xf32>) -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<5x1xf32>) -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%21 = "stablehlo.subtract"(%7, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%22 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%23 = "stablehlo.subtract"(%11, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.subtract"(%23, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.divide"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.ceil"(%26) : (tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.subtract"(%15, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.subtract"(%19, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.subtract"(%31, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%34 = "stablehlo.divide"(%32, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.ceil"(%34) : (tensor<5xf32>) -> tensor<5xf32>
%36 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%37 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%38 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%39 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%40 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%42 = "stablehlo.subtract"(%40, %41) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%43 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%44 = "stablehlo.multiply"(%43, %38) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%45 = "stablehlo.add"(%37, %44) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%46 = "stablehlo.subtract"(%42, %45) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%47 = "stablehlo.divide"(%38, %39) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%50 = "stablehlo.subtract"(%48, %49) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%51 = "stablehlo.floor"(%50) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%53 = "stablehlo.subtract"(%39, %52) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%54 = "stablehlo.minimum"(%51, %53) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%57 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x8x6xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%59 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%60 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%61 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%62 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%63 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%64 = "stablehlo.add"(%58, %63) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%65 = "stablehlo.multiply"(%64, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%66 = "stablehlo.divide"(%65, %61) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%67 = "stablehlo.multiply"(%62, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%68 = "stablehlo.add"(%59, %67) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%69 = "stablehlo.add"(%68, %66) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%70 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%71 = "stablehlo.compare"(%69, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%72 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%73 = "stablehlo.compare"(%69, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%74 = "stablehlo.and"(%71, %73) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%75 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%76 = "stablehlo.and"(%74, %75) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%77 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%79 = "stablehlo.maximum"(%69, %78) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%80 = "stablehlo.minimum"(%79, %77) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%82 = "stablehlo.subtract"(%80, %36) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%83 = "stablehlo.abs"(%82) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%84 = "stablehlo.subtract"(%81, %83) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%86 = "stablehlo.maximum"(%84, %85) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%88 = "stablehlo.select"(%76, %86, %87) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%90 = "stablehlo.maximum"(%27, %89) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.reduce"(%88, %91) ({
^bb0(%92: tensor<f32>, %93: tensor<f32>):
%94 = "stablehlo.add"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%94) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x6xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%96 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%97 = "stablehlo.divide"(%95, %96) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%98 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%99 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%100 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%101 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%102 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%106 = "stablehlo.multiply"(%105, %100) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%107 = "stablehlo.add"(%99, %106) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%108 = "stablehlo.subtract"(%104, %107) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%109 = "stablehlo.divide"(%100, %101) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%110 = "stablehlo.divide"(%108, %109) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%111 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%112 = "stablehlo.subtract"(%110, %111) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%113 = "stablehlo.floor"(%112) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%115 = "stablehlo.subtract"(%101, %114) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%116 = "stablehlo.minimum"(%113, %115) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%118 = "stablehlo.maximum"(%116, %117) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%119 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x9x6xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%121 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%123 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%124 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%125 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%126 = "stablehlo.add"(%120, %125) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%127 = "stablehlo.multiply"(%126, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%128 = "stablehlo.divide"(%127, %123) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%129 = "stablehlo.multiply"(%124, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%130 = "stablehlo.add"(%121, %129) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%131 = "stablehlo.add"(%130, %128) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%132 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%133 = "stablehlo.compare"(%131, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%134 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%135 = "stablehlo.compare"(%131, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%136 = "stablehlo.and"(%133, %135) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%137 = "stablehlo.compare"(%120, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%138 = "stablehlo.and"(%136, %137) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%139 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%141 = "stablehlo.maximum"(%131, %140) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%142 = "stablehlo.minimum"(%141, %139) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%143 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%144 = "stablehlo.subtract"(%142, %98) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%145 = "stablehlo.abs"(%144) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%146 = "stablehlo.subtract"(%143, %145) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%148 = "stablehlo.maximum"(%146, %147) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%150 = "stablehlo.select"(%138, %148, %149) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%152 = "stablehlo.maximum"(%35, %151) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%157 = "stablehlo.reduce"(%150, %153) ({
^bb0(%154: tensor<f32>, %155: tensor<f32>):
%156 = "stablehlo.add"(%154, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%156) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x6xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%158 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%159 = "stablehlo.divide"(%157, %158) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%160 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x2x2x3xf32>) -> tensor<5x2x2x3x9xf32>
%161 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 3, 4>} : (tensor<5x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<5x2x2x3x9xf32>, tensor<5x2x2x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%163 = "stablehlo.reshape"(%97) : (tensor<5x2x8xf32>) -> tensor<5x2x1x8xf32>
%164 = "stablehlo.dot_general"(%163, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x1x8xf32>, tensor<5x2x2x3x9xf32>) -> tensor<2x1x8x2x3x9xf32>
%165 = "stablehlo.transpose"(%164) {permutation = array<i64: 1, 3, 0, 4, 2, 5>} : (tensor<2x1x8x2x3x9xf32>) -> tensor<1x2x2x3x8x9xf32>
%166 = "stablehlo.reshape"(%165) : (tensor<1x2x2x3x8x9xf32>) -> tensor<1x12x8x9xf32>
return %166 : tensor<1x12x8x9xf32>
}
}

