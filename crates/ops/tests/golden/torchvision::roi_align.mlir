// f32[2,3,8,9] f32[5,5] 0.5 2 3 2 false
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x3x2x3xf32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%6 = "stablehlo.abs"(%4) : (tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<5xf32>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf32>) -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf32>) -> tensor<5xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%35 = "stablehlo.select"(%33, %34, %31) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%36 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%40 = "stablehlo.subtract"(%22, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.subtract"(%26, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.subtract"(%42, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.select"(%45, %46, %43) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%48 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%49 = "stablehlo.divide"(%47, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%51 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x2xf32>
%52 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2xf32>
%53 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%54 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%55 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%56 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2xf32>
%57 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%58 = "stablehlo.add"(%52, %57) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%59 = "stablehlo.multiply"(%58, %54) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%60 = "stablehlo.divide"(%59, %55) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%61 = "stablehlo.multiply"(%56, %54) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%62 = "stablehlo.add"(%53, %61) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%63 = "stablehlo.add"(%62, %60) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%64 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%65 = "stablehlo.compare"(%63, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%66 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%67 = "stablehlo.compare"(%63, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%68 = "stablehlo.and"(%65, %67) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%69 = "stablehlo.compare"(%52, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%70 = "stablehlo.and"(%68, %69) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%71 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%73 = "stablehlo.maximum"(%63, %72) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%74 = "stablehlo.minimum"(%73, %71) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xf32>) -> tensor<5x2x8x2xf32>
%76 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xi1>) -> tensor<5x2x8x2xi1>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%78 = "stablehlo.subtract"(%75, %51) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%79 = "stablehlo.abs"(%78) : (tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%82 = "stablehlo.maximum"(%80, %81) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%84 = "stablehlo.select"(%76, %82, %83) : (tensor<5x2x8x2xi1>, tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%86 = "stablehlo.maximum"(%38, %85) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.reduce"(%84, %87) ({
^bb0(%88: tensor<f32>, %89: tensor<f32>):
%90 = "stablehlo.add"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%90) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x2xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%92 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%93 = "stablehlo.divide"(%91, %92) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%94 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x2xf32>
%95 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2xf32>
%96 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%97 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%98 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%99 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2xf32>
%100 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%101 = "stablehlo.add"(%95, %100) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%103 = "stablehlo.divide"(%102, %98) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%104 = "stablehlo.multiply"(%99, %97) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%105 = "stablehlo.add"(%96, %104) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%106 = "stablehlo.add"(%105, %103) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%107 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%108 = "stablehlo.compare"(%106, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%109 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%110 = "stablehlo.compare"(%106, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%111 = "stablehlo.and"(%108, %110) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%112 = "stablehlo.compare"(%95, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%113 = "stablehlo.and"(%111, %112) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%114 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%116 = "stablehlo.maximum"(%106, %115) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%117 = "stablehlo.minimum"(%116, %114) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xf32>) -> tensor<5x3x9x2xf32>
%119 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xi1>) -> tensor<5x3x9x2xi1>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%121 = "stablehlo.subtract"(%118, %94) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%122 = "stablehlo.abs"(%121) : (tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%123 = "stablehlo.subtract"(%120, %122) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%125 = "stablehlo.maximum"(%123, %124) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%127 = "stablehlo.select"(%119, %125, %126) : (tensor<5x3x9x2xi1>, tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%128 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%129 = "stablehlo.maximum"(%50, %128) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%134 = "stablehlo.reduce"(%127, %130) ({
^bb0(%131: tensor<f32>, %132: tensor<f32>):
%133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%133) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x2xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%135 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%136 = "stablehlo.divide"(%134, %135) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%137 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%138 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%139 = "stablehlo.compare"(%137, %138) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%140 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%142 = "stablehlo.select"(%139, %140, %141) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%143 = "stablehlo.dot_general"(%142, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<2x3x8x9xf32>) -> tensor<5x2x3x9xf32>
%144 = "stablehlo.dot_general"(%143, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x2x3x3xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<5x2x3x3xf32>) -> tensor<5x3x2x3xf32>
return %145 : tensor<5x3x2x3xf32>
}
}

// f32[2,3,8,9] f32[5,5] 0.5 2 3 -1 true
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x3x2x3xf32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%6 = "stablehlo.abs"(%4) : (tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<5xf32>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf32>) -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf32>) -> tensor<5xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.ceil"(%33) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.subtract"(%22, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.subtract"(%26, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%39 = "stablehlo.subtract"(%38, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%42 = "stablehlo.ceil"(%41) : (tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%44 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%45 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%46 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%47 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%51 = "stablehlo.multiply"(%50, %45) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%52 = "stablehlo.add"(%44, %51) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%53 = "stablehlo.subtract"(%49, %52) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%54 = "stablehlo.divide"(%45, %46) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%55 = "stablehlo.divide"(%53, %54) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%58 = "stablehlo.floor"(%57) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%60 = "stablehlo.subtract"(%46, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%61 = "stablehlo.minimum"(%58, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%63 = "stablehlo.maximum"(%61, %62) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%64 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x8x6xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%66 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%67 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%68 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%71 = "stablehlo.add"(%65, %70) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%73 = "stablehlo.divide"(%72, %68) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%74 = "stablehlo.multiply"(%69, %67) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%75 = "stablehlo.add"(%66, %74) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%76 = "stablehlo.add"(%75, %73) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%79 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%80 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%81 = "stablehlo.and"(%78, %80) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%82 = "stablehlo.compare"(%65, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%84 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%86 = "stablehlo.maximum"(%76, %85) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%87 = "stablehlo.minimum"(%86, %84) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%89 = "stablehlo.subtract"(%87, %43) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%90 = "stablehlo.abs"(%89) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%91 = "stablehlo.subtract"(%88, %90) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%93 = "stablehlo.maximum"(%91, %92) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%95 = "stablehlo.select"(%83, %93, %94) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%97 = "stablehlo.maximum"(%34, %96) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.reduce"(%95, %98) ({
^bb0(%99: tensor<f32>, %100: tensor<f32>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%101) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x6xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%103 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%104 = "stablehlo.divide"(%102, %103) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%105 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%106 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%107 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%108 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%109 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%113 = "stablehlo.multiply"(%112, %107) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%114 = "stablehlo.add"(%106, %113) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%115 = "stablehlo.subtract"(%111, %114) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%116 = "stablehlo.divide"(%107, %108) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%117 = "stablehlo.divide"(%115, %116) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%118 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%119 = "stablehlo.subtract"(%117, %118) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%120 = "stablehlo.floor"(%119) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%122 = "stablehlo.subtract"(%108, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%123 = "stablehlo.minimum"(%120, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%125 = "stablehlo.maximum"(%123, %124) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%126 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x9x6xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%128 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%129 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%130 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%133 = "stablehlo.add"(%127, %132) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%134 = "stablehlo.multiply"(%133, %129) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%135 = "stablehlo.divide"(%134, %130) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%136 = "stablehlo.multiply"(%131, %129) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%137 = "stablehlo.add"(%128, %136) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%138 = "stablehlo.add"(%137, %135) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%139 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%141 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%143 = "stablehlo.and"(%140, %142) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%144 = "stablehlo.compare"(%127, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%146 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%148 = "stablehlo.maximum"(%138, %147) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%149 = "stablehlo.minimum"(%148, %146) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%151 = "stablehlo.subtract"(%149, %105) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%152 = "stablehlo.abs"(%151) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%153 = "stablehlo.subtract"(%150, %152) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%155 = "stablehlo.maximum"(%153, %154) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%157 = "stablehlo.select"(%145, %155, %156) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%159 = "stablehlo.maximum"(%42, %158) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%164 = "stablehlo.reduce"(%157, %160) ({
^bb0(%161: tensor<f32>, %162: tensor<f32>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%163) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x6xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%165 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%166 = "stablehlo.divide"(%164, %165) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%167 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%168 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%170 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%172 = "stablehlo.select"(%169, %170, %171) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%173 = "stablehlo.dot_general"(%172, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<2x3x8x9xf32>) -> tensor<5x2x3x9xf32>
%174 = "stablehlo.dot_general"(%173, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x2x3x3xf32>
%175 = "stablehlo.transpose"(%174) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<5x2x3x3xf32>) -> tensor<5x3x2x3xf32>
return %175 : tensor<5x3x2x3xf32>
}
}

// f32[1,3,8,9] f32[5,5] 0.5 2 3 -1 false
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<1x3x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x3x2x3xf32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<5x1xf32>) -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%20 = "stablehlo.subtract"(%6, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%22 = "stablehlo.subtract"(%10, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.subtract"(%22, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%27 = "stablehlo.select"(%25, %26, %23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.ceil"(%29) : (tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%32 = "stablehlo.subtract"(%14, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%34 = "stablehlo.subtract"(%18, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.subtract"(%34, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%39 = "stablehlo.select"(%37, %38, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%42 = "stablehlo.ceil"(%41) : (tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%44 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%45 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%46 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%47 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%51 = "stablehlo.multiply"(%50, %45) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%52 = "stablehlo.add"(%44, %51) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%53 = "stablehlo.subtract"(%49, %52) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%54 = "stablehlo.divide"(%45, %46) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%55 = "stablehlo.divide"(%53, %54) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%58 = "stablehlo.floor"(%57) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%60 = "stablehlo.subtract"(%46, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%61 = "stablehlo.minimum"(%58, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%63 = "stablehlo.maximum"(%61, %62) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%64 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x8x6xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%66 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%67 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%68 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%71 = "stablehlo.add"(%65, %70) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%73 = "stablehlo.divide"(%72, %68) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%74 = "stablehlo.multiply"(%69, %67) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%75 = "stablehlo.add"(%66, %74) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%76 = "stablehlo.add"(%75, %73) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%79 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%80 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%81 = "stablehlo.and"(%78, %80) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%82 = "stablehlo.compare"(%65, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%84 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%86 = "stablehlo.maximum"(%76, %85) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%87 = "stablehlo.minimum"(%86, %84) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%89 = "stablehlo.subtract"(%87, %43) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%90 = "stablehlo.abs"(%89) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%91 = "stablehlo.subtract"(%88, %90) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%93 = "stablehlo.maximum"(%91, %92) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%95 = "stablehlo.select"(%83, %93, %94) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%97 = "stablehlo.maximum"(%30, %96) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.reduce"(%95, %98) ({
^bb0(%99: tensor<f32>, %100: tensor<f32>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%101) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x6xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%103 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%104 = "stablehlo.divide"(%102, %103) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%105 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%106 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%107 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%108 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%109 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%113 = "stablehlo.multiply"(%112, %107) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%114 = "stablehlo.add"(%106, %113) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%115 = "stablehlo.subtract"(%111, %114) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%116 = "stablehlo.divide"(%107, %108) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%117 = "stablehlo.divide"(%115, %116) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%118 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%119 = "stablehlo.subtract"(%117, %118) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%120 = "stablehlo.floor"(%119) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%122 = "stablehlo.subtract"(%108, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%123 = "stablehlo.minimum"(%120, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%125 = "stablehlo.maximum"(%123, %124) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%126 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x9x6xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%128 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%129 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%130 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%133 = "stablehlo.add"(%127, %132) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%134 = "stablehlo.multiply"(%133, %129) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%135 = "stablehlo.divide"(%134, %130) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%136 = "stablehlo.multiply"(%131, %129) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%137 = "stablehlo.add"(%128, %136) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%138 = "stablehlo.add"(%137, %135) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%139 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%141 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%143 = "stablehlo.and"(%140, %142) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%144 = "stablehlo.compare"(%127, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%146 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%148 = "stablehlo.maximum"(%138, %147) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%149 = "stablehlo.minimum"(%148, %146) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%151 = "stablehlo.subtract"(%149, %105) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%152 = "stablehlo.abs"(%151) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%153 = "stablehlo.subtract"(%150, %152) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%155 = "stablehlo.maximum"(%153, %154) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%157 = "stablehlo.select"(%145, %155, %156) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%159 = "stablehlo.maximum"(%42, %158) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%164 = "stablehlo.reduce"(%157, %160) ({
^bb0(%161: tensor<f32>, %162: tensor<f32>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%163) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x6xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%165 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%166 = "stablehlo.divide"(%164, %165) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%167 = "stablehlo.reshape"(%104) : (tensor<5x2x8xf32>) -> tensor<5x2x1x8xf32>
%168 = "stablehlo.dot_general"(%167, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x1x8xf32>, tensor<1x3x8x9xf32>) -> tensor<5x2x3x9xf32>
%169 = "stablehlo.dot_general"(%168, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x2x3x3xf32>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<5x2x3x3xf32>) -> tensor<5x3x2x3xf32>
return %170 : tensor<5x3x2x3xf32>
}
}

// f32[2,2,181,182] f32[3,5] 0.5 3 2 2 true
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x2x181x182xf32>, %1: tensor<3x5xf32>, %2: tensor<f32>) -> (tensor<3x2x3x2xf32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3x1xf32>) -> tensor<3xf32>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%6 = "stablehlo.abs"(%4) : (tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = "stablehlo.negate"(%5) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.convert"(%9) : (tensor<3xf32>) -> tensor<3xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<3x1xf32>) -> tensor<3xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<3x1xf32>) -> tensor<3xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<3x1xf32>) -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<3x1xf32>) -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%33 = "stablehlo.divide"(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%35 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.subtract"(%22, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%38 = "stablehlo.subtract"(%26, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.subtract"(%38, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x3x2xf32>
%44 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3x2xf32>
%45 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3x2xf32>
%46 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3x2xf32>
%47 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3x2xf32>
%48 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%49 = "stablehlo.add"(%43, %48) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%50 = "stablehlo.multiply"(%49, %45) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%51 = "stablehlo.divide"(%50, %46) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%52 = "stablehlo.multiply"(%47, %45) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%53 = "stablehlo.add"(%44, %52) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%54 = "stablehlo.add"(%53, %51) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%55 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xi1>
%57 = "stablehlo.constant"() {value = dense<1.81e2> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xi1>
%59 = "stablehlo.and"(%56, %58) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> tensor<3x3x2xi1>
%60 = "stablehlo.compare"(%43, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xi1>
%61 = "stablehlo.and"(%59, %60) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> tensor<3x3x2xi1>
%62 = "stablehlo.constant"() {value = dense<1.8e2> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%64 = "stablehlo.maximum"(%54, %63) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%65 = "stablehlo.minimum"(%64, %62) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%66 = "stablehlo.floor"(%65) : (tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%67 = "stablehlo.subtract"(%65, %66) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%68 = "stablehlo.constant"() {value = dense<1.8e2> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%70 = "stablehlo.select"(%61, %66, %69) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%72 = "stablehlo.add"(%66, %71) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%73 = "stablehlo.minimum"(%72, %68) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%75 = "stablehlo.select"(%61, %73, %74) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%76 = "stablehlo.reshape"(%70) : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
%77 = "stablehlo.reshape"(%75) : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
%78 = "stablehlo.concatenate"(%76, %77) {dimension = 3 : i64} : (tensor<3x3x2x1xf32>, tensor<3x3x2x1xf32>) -> tensor<3x3x2x2xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<3x3x2x2xf32>) -> tensor<3x12xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%81 = "stablehlo.subtract"(%80, %67) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%83 = "stablehlo.select"(%61, %81, %82) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3x2xf32>} : () -> tensor<3x3x2xf32>
%85 = "stablehlo.select"(%61, %67, %84) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
%86 = "stablehlo.reshape"(%83) : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
%87 = "stablehlo.reshape"(%85) : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
%88 = "stablehlo.concatenate"(%86, %87) {dimension = 3 : i64} : (tensor<3x3x2x1xf32>, tensor<3x3x2x1xf32>) -> tensor<3x3x2x2xf32>
%89 = "stablehlo.reshape"(%88) : (tensor<3x3x2x2xf32>) -> tensor<3x12xf32>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%91 = "stablehlo.divide"(%89, %90) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%92 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x2x2xf32>
%93 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x2x2xf32>
%94 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x2x2xf32>
%95 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x2x2xf32>
%96 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2x2xf32>
%97 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%98 = "stablehlo.add"(%92, %97) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%99 = "stablehlo.multiply"(%98, %94) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%100 = "stablehlo.divide"(%99, %95) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%101 = "stablehlo.multiply"(%96, %94) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%102 = "stablehlo.add"(%93, %101) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%103 = "stablehlo.add"(%102, %100) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%104 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xi1>
%106 = "stablehlo.constant"() {value = dense<1.82e2> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%107 = "stablehlo.compare"(%103, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xi1>
%108 = "stablehlo.and"(%105, %107) : (tensor<3x2x2xi1>, tensor<3x2x2xi1>) -> tensor<3x2x2xi1>
%109 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xi1>
%110 = "stablehlo.and"(%108, %109) : (tensor<3x2x2xi1>, tensor<3x2x2xi1>) -> tensor<3x2x2xi1>
%111 = "stablehlo.constant"() {value = dense<1.81e2> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%113 = "stablehlo.maximum"(%103, %112) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%114 = "stablehlo.minimum"(%113, %111) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%115 = "stablehlo.floor"(%114) : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%116 = "stablehlo.subtract"(%114, %115) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%117 = "stablehlo.constant"() {value = dense<1.81e2> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%119 = "stablehlo.select"(%110, %115, %118) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%121 = "stablehlo.add"(%115, %120) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%122 = "stablehlo.minimum"(%121, %117) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%124 = "stablehlo.select"(%110, %122, %123) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%125 = "stablehlo.reshape"(%119) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
%126 = "stablehlo.reshape"(%124) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
%127 = "stablehlo.concatenate"(%125, %126) {dimension = 3 : i64} : (tensor<3x2x2x1xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
%128 = "stablehlo.reshape"(%127) : (tensor<3x2x2x2xf32>) -> tensor<3x8xf32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%130 = "stablehlo.subtract"(%129, %116) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%132 = "stablehlo.select"(%110, %130, %131) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%134 = "stablehlo.select"(%110, %116, %133) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%135 = "stablehlo.reshape"(%132) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
%136 = "stablehlo.reshape"(%134) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
%137 = "stablehlo.concatenate"(%135, %136) {dimension = 3 : i64} : (tensor<3x2x2x1xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
%138 = "stablehlo.reshape"(%137) : (tensor<3x2x2x2xf32>) -> tensor<3x8xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x8xf32>} : () -> tensor<3x8xf32>
%140 = "stablehlo.divide"(%138, %139) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
%141 = "stablehlo.constant"() {value = dense<181> : tensor<3xi32>} : () -> tensor<3xi32>
%142 = "stablehlo.multiply"(%10, %141) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x12xi32>
%144 = "stablehlo.convert"(%79) : (tensor<3x12xf32>) -> tensor<3x12xi32>
%145 = "stablehlo.add"(%143, %144) : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%146 = "stablehlo.constant"() {value = dense<182> : tensor<3x12xi32>} : () -> tensor<3x12xi32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x12xi32>) -> tensor<3x12x8xi32>
%149 = "stablehlo.convert"(%128) : (tensor<3x8xf32>) -> tensor<3x8xi32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x8xi32>) -> tensor<3x12x8xi32>
%151 = "stablehlo.add"(%148, %150) : (tensor<3x12x8xi32>, tensor<3x12x8xi32>) -> tensor<3x12x8xi32>
%152 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<2x2x181x182xf32>) -> tensor<2x181x182x2xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2x181x182x2xf32>) -> tensor<65884x2xf32>
%154 = "stablehlo.gather"(%153, %151) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>} : (tensor<65884x2xf32>, tensor<3x12x8xi32>) -> tensor<3x12x8x2xf32>
%155 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x12xf32>) -> tensor<3x12x8xf32>
%156 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x8xf32>) -> tensor<3x12x8xf32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<3x12x8xf32>, tensor<3x12x8xf32>) -> tensor<3x12x8xf32>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x12x8xf32>) -> tensor<3x12x8x2xf32>
%159 = "stablehlo.multiply"(%154, %158) : (tensor<3x12x8x2xf32>, tensor<3x12x8x2xf32>) -> tensor<3x12x8x2xf32>
%160 = "stablehlo.reshape"(%159) : (tensor<3x12x8x2xf32>) -> tensor<3x3x4x2x4x2xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%165 = "stablehlo.reduce"(%160, %161) ({
^bb0(%162: tensor<f32>, %163: tensor<f32>):
%164 = "stablehlo.add"(%162, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%164) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2, 4>} : (tensor<3x3x4x2x4x2xf32>, tensor<f32>) -> tensor<3x3x2x2xf32>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<3x3x2x2xf32>) -> tensor<3x2x3x2xf32>
return %166 : tensor<3x2x3x2xf32>
}
}

// bf16[2,3,8,9] bf16[5,5] 1.0 2 3 2 true
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xbf16>, %1: tensor<5x5xbf16>, %2: tensor<f32>) -> (tensor<5x3x2x3xbf16>) {
%3 = "stablehlo.convert"(%1) : (tensor<5x5xbf16>) -> tensor<5x5xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf32>) -> tensor<5xf32>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.abs"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.negate"(%6) : (tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.convert"(%10) : (tensor<5xf32>) -> tensor<5xi32>
%12 = "stablehlo.slice"(%3) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<5x1xf32>) -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%16 = "stablehlo.slice"(%3) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<5x1xf32>) -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%20 = "stablehlo.slice"(%3) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<5x1xf32>) -> tensor<5xf32>
%22 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.slice"(%3) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<5x1xf32>) -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
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
%44 = "stablehlo.convert"(%0) : (tensor<2x3x8x9xbf16>) -> tensor<2x3x8x9xf32>
%45 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x2xf32>
%46 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2xf32>
%47 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%48 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%49 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2xf32>
%51 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%53 = "stablehlo.multiply"(%52, %48) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%54 = "stablehlo.divide"(%53, %49) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%55 = "stablehlo.multiply"(%50, %48) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%56 = "stablehlo.add"(%47, %55) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%57 = "stablehlo.add"(%56, %54) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%58 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%60 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%61 = "stablehlo.compare"(%57, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%62 = "stablehlo.and"(%59, %61) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%63 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%64 = "stablehlo.and"(%62, %63) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%65 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%67 = "stablehlo.maximum"(%57, %66) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%68 = "stablehlo.minimum"(%67, %65) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xf32>) -> tensor<5x2x8x2xf32>
%70 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xi1>) -> tensor<5x2x8x2xi1>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%72 = "stablehlo.subtract"(%69, %45) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%73 = "stablehlo.abs"(%72) : (tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%74 = "stablehlo.subtract"(%71, %73) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%78 = "stablehlo.select"(%70, %76, %77) : (tensor<5x2x8x2xi1>, tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%80 = "stablehlo.maximum"(%35, %79) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.reduce"(%78, %81) ({
^bb0(%82: tensor<f32>, %83: tensor<f32>):
%84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x2xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%86 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%87 = "stablehlo.divide"(%85, %86) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%88 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x2xf32>
%89 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2xf32>
%90 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%91 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%92 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%93 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%95 = "stablehlo.add"(%89, %94) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%96 = "stablehlo.multiply"(%95, %91) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%97 = "stablehlo.divide"(%96, %92) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%98 = "stablehlo.multiply"(%93, %91) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%99 = "stablehlo.add"(%90, %98) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%100 = "stablehlo.add"(%99, %97) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%101 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%103 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%105 = "stablehlo.and"(%102, %104) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%106 = "stablehlo.compare"(%89, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%108 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%110 = "stablehlo.maximum"(%100, %109) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%111 = "stablehlo.minimum"(%110, %108) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xf32>) -> tensor<5x3x9x2xf32>
%113 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xi1>) -> tensor<5x3x9x2xi1>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%115 = "stablehlo.subtract"(%112, %88) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%116 = "stablehlo.abs"(%115) : (tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%117 = "stablehlo.subtract"(%114, %116) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%119 = "stablehlo.maximum"(%117, %118) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%121 = "stablehlo.select"(%113, %119, %120) : (tensor<5x3x9x2xi1>, tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%123 = "stablehlo.maximum"(%43, %122) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.reduce"(%121, %124) ({
^bb0(%125: tensor<f32>, %126: tensor<f32>):
%127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%127) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x2xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%129 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%130 = "stablehlo.divide"(%128, %129) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%131 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%132 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%133 = "stablehlo.compare"(%131, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%134 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%136 = "stablehlo.select"(%133, %134, %135) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%137 = "stablehlo.dot_general"(%136, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<2x3x8x9xf32>) -> tensor<5x2x3x9xf32>
%138 = "stablehlo.dot_general"(%137, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x2x3x3xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<5x2x3x3xf32>) -> tensor<5x3x2x3xf32>
%140 = "stablehlo.convert"(%139) : (tensor<5x3x2x3xf32>) -> tensor<5x3x2x3xbf16>
return %140 : tensor<5x3x2x3xbf16>
}
}

// f64[2,3,8,9] f64[5,5] 1.0 3 2 0 true
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<2x3x8x9xf64>, %1: tensor<5x5xf64>, %2: tensor<f64>) -> (tensor<5x3x3x2xf64>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf64>) -> tensor<5xf64>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%6 = "stablehlo.abs"(%4) : (tensor<5xf64>) -> tensor<5xf64>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf64>) -> tensor<5xf64>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.convert"(%9) : (tensor<5xf64>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf64>) -> tensor<5xf64>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf64>) -> tensor<5xf64>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf64>) -> tensor<5xf64>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf64>) -> tensor<5xf64>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%34 = "stablehlo.ceil"(%33) : (tensor<5xf64>) -> tensor<5xf64>
%35 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%36 = "stablehlo.subtract"(%22, %35) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%38 = "stablehlo.subtract"(%26, %37) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%39 = "stablehlo.subtract"(%38, %36) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%42 = "stablehlo.ceil"(%41) : (tensor<5xf64>) -> tensor<5xf64>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x8x6xf64>
%44 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%45 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%46 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%47 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x8x6xf64>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x8x6xf64>
%51 = "stablehlo.multiply"(%50, %45) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%52 = "stablehlo.add"(%44, %51) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%53 = "stablehlo.subtract"(%49, %52) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%54 = "stablehlo.divide"(%45, %46) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%55 = "stablehlo.divide"(%53, %54) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%58 = "stablehlo.floor"(%57) : (tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%60 = "stablehlo.subtract"(%46, %59) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%61 = "stablehlo.minimum"(%58, %60) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%63 = "stablehlo.maximum"(%61, %62) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%64 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x8x6xf64>
%65 = "stablehlo.add"(%63, %64) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%66 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%67 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%68 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x8x6xf64>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%71 = "stablehlo.add"(%65, %70) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%73 = "stablehlo.divide"(%72, %68) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%74 = "stablehlo.multiply"(%69, %67) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%75 = "stablehlo.add"(%66, %74) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%76 = "stablehlo.add"(%75, %73) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%77 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%79 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%80 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%81 = "stablehlo.and"(%78, %80) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xi1>) -> tensor<5x3x8x6xi1>
%82 = "stablehlo.compare"(%65, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xi1>) -> tensor<5x3x8x6xi1>
%84 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%86 = "stablehlo.maximum"(%76, %85) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%87 = "stablehlo.minimum"(%86, %84) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%89 = "stablehlo.subtract"(%87, %43) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%90 = "stablehlo.abs"(%89) : (tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%91 = "stablehlo.subtract"(%88, %90) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%93 = "stablehlo.maximum"(%91, %92) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%95 = "stablehlo.select"(%83, %93, %94) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%97 = "stablehlo.maximum"(%34, %96) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%102 = "stablehlo.reduce"(%95, %98) ({
^bb0(%99: tensor<f64>, %100: tensor<f64>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%101) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x8x6xf64>, tensor<f64>) -> tensor<5x3x8xf64>
%103 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8xf64>
%104 = "stablehlo.divide"(%102, %103) : (tensor<5x3x8xf64>, tensor<5x3x8xf64>) -> tensor<5x3x8xf64>
%105 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x9x6xf64>
%106 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%107 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%108 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%109 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x9x6xf64>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x9x6xf64>
%113 = "stablehlo.multiply"(%112, %107) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%114 = "stablehlo.add"(%106, %113) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%115 = "stablehlo.subtract"(%111, %114) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%116 = "stablehlo.divide"(%107, %108) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%117 = "stablehlo.divide"(%115, %116) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%118 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%119 = "stablehlo.subtract"(%117, %118) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%120 = "stablehlo.floor"(%119) : (tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%122 = "stablehlo.subtract"(%108, %121) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%123 = "stablehlo.minimum"(%120, %122) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%125 = "stablehlo.maximum"(%123, %124) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%126 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x9x6xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%128 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%129 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%130 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x9x6xf64>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%133 = "stablehlo.add"(%127, %132) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%134 = "stablehlo.multiply"(%133, %129) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%135 = "stablehlo.divide"(%134, %130) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%136 = "stablehlo.multiply"(%131, %129) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%137 = "stablehlo.add"(%128, %136) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%138 = "stablehlo.add"(%137, %135) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%139 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%141 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%143 = "stablehlo.and"(%140, %142) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xi1>) -> tensor<5x2x9x6xi1>
%144 = "stablehlo.compare"(%127, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xi1>) -> tensor<5x2x9x6xi1>
%146 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%148 = "stablehlo.maximum"(%138, %147) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%149 = "stablehlo.minimum"(%148, %146) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%151 = "stablehlo.subtract"(%149, %105) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%152 = "stablehlo.abs"(%151) : (tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%153 = "stablehlo.subtract"(%150, %152) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%155 = "stablehlo.maximum"(%153, %154) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%157 = "stablehlo.select"(%145, %155, %156) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%159 = "stablehlo.maximum"(%42, %158) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%164 = "stablehlo.reduce"(%157, %160) ({
^bb0(%161: tensor<f64>, %162: tensor<f64>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%163) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x9x6xf64>, tensor<f64>) -> tensor<5x2x9xf64>
%165 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9xf64>
%166 = "stablehlo.divide"(%164, %165) : (tensor<5x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x9xf64>
%167 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2x8xi32>
%168 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3x2x8xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3x2x8xi32>, tensor<5x3x2x8xi32>) -> tensor<5x3x2x8xi1>
%170 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x8xf64>) -> tensor<5x3x2x8xf64>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2x8xf64>} : () -> tensor<5x3x2x8xf64>
%172 = "stablehlo.select"(%169, %170, %171) : (tensor<5x3x2x8xi1>, tensor<5x3x2x8xf64>, tensor<5x3x2x8xf64>) -> tensor<5x3x2x8xf64>
%173 = "stablehlo.dot_general"(%172, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x3x2x8xf64>, tensor<2x3x8x9xf64>) -> tensor<5x3x3x9xf64>
%174 = "stablehlo.dot_general"(%173, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x3x3x9xf64>, tensor<5x2x9xf64>) -> tensor<5x3x3x2xf64>
%175 = "stablehlo.transpose"(%174) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<5x3x3x2xf64>) -> tensor<5x3x3x2xf64>
return %175 : tensor<5x3x3x2xf64>
}
}

// f32[2,3,8,9] f32[0,5] 0.5 2 3 2 false
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<0x5xf32>, %2: tensor<f32>) -> (tensor<0x3x2x3xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3x2x3xf32>} : () -> tensor<0x3x2x3xf32>
return %3 : tensor<0x3x2x3xf32>
}
}

