// f32[5,3,2,3] f32[5,5] 0.5 2 3 2 3 8 9 2 false
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x3x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<2x3x8x9xf32>) {
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
%137 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x3x2x3xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x9xf32>
%138 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%139 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%141 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%143 = "stablehlo.select"(%140, %141, %142) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%144 = "stablehlo.dot_general"(%143, %137) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<5x3x2x9xf32>) -> tensor<2x8x3x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x8x3x9xf32>) -> tensor<2x3x8x9xf32>
return %145 : tensor<2x3x8x9xf32>
}
}

// f32[5,3,2,3] f32[5,5] 0.5 2 3 1 3 8 9 -1 true
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x3x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<1x3x8x9xf32>) {
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
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%20 = "stablehlo.subtract"(%6, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%21 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%22 = "stablehlo.subtract"(%10, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.subtract"(%22, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%25 = "stablehlo.divide"(%23, %24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%26 = "stablehlo.ceil"(%25) : (tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.ceil"(%33) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%36 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%37 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%38 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%39 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%42 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%43 = "stablehlo.multiply"(%42, %37) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%44 = "stablehlo.add"(%36, %43) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%45 = "stablehlo.subtract"(%41, %44) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%46 = "stablehlo.divide"(%37, %38) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%50 = "stablehlo.floor"(%49) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%52 = "stablehlo.subtract"(%38, %51) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%53 = "stablehlo.minimum"(%50, %52) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%55 = "stablehlo.maximum"(%53, %54) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%56 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x8x6xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%58 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%59 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%60 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%61 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%62 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%63 = "stablehlo.add"(%57, %62) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%64 = "stablehlo.multiply"(%63, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%65 = "stablehlo.divide"(%64, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%66 = "stablehlo.multiply"(%61, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%67 = "stablehlo.add"(%58, %66) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%68 = "stablehlo.add"(%67, %65) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%69 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%71 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%73 = "stablehlo.and"(%70, %72) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%74 = "stablehlo.compare"(%57, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%76 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%78 = "stablehlo.maximum"(%68, %77) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%79 = "stablehlo.minimum"(%78, %76) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%81 = "stablehlo.subtract"(%79, %35) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%82 = "stablehlo.abs"(%81) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%83 = "stablehlo.subtract"(%80, %82) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%85 = "stablehlo.maximum"(%83, %84) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%87 = "stablehlo.select"(%75, %85, %86) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%89 = "stablehlo.maximum"(%26, %88) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.reduce"(%87, %90) ({
^bb0(%91: tensor<f32>, %92: tensor<f32>):
%93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%93) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x6xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%95 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%96 = "stablehlo.divide"(%94, %95) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%97 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%98 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%99 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%100 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%101 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%105 = "stablehlo.multiply"(%104, %99) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%106 = "stablehlo.add"(%98, %105) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%107 = "stablehlo.subtract"(%103, %106) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%108 = "stablehlo.divide"(%99, %100) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%109 = "stablehlo.divide"(%107, %108) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%110 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%112 = "stablehlo.floor"(%111) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%114 = "stablehlo.subtract"(%100, %113) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%115 = "stablehlo.minimum"(%112, %114) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%117 = "stablehlo.maximum"(%115, %116) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%118 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x9x6xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%121 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%123 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%124 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%125 = "stablehlo.add"(%119, %124) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%126 = "stablehlo.multiply"(%125, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%127 = "stablehlo.divide"(%126, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%128 = "stablehlo.multiply"(%123, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%129 = "stablehlo.add"(%120, %128) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%130 = "stablehlo.add"(%129, %127) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%131 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%133 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%134 = "stablehlo.compare"(%130, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%135 = "stablehlo.and"(%132, %134) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%136 = "stablehlo.compare"(%119, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%138 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%140 = "stablehlo.maximum"(%130, %139) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%141 = "stablehlo.minimum"(%140, %138) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%143 = "stablehlo.subtract"(%141, %97) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%144 = "stablehlo.abs"(%143) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%145 = "stablehlo.subtract"(%142, %144) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%147 = "stablehlo.maximum"(%145, %146) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%149 = "stablehlo.select"(%137, %147, %148) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%151 = "stablehlo.maximum"(%34, %150) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%156 = "stablehlo.reduce"(%149, %152) ({
^bb0(%153: tensor<f32>, %154: tensor<f32>):
%155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%155) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x6xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%157 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%158 = "stablehlo.divide"(%156, %157) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%159 = "stablehlo.dot_general"(%0, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x3x2x3xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x9xf32>
%160 = "stablehlo.reshape"(%96) : (tensor<5x2x8xf32>) -> tensor<5x2x1x8xf32>
%161 = "stablehlo.dot_general"(%160, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x1x8xf32>, tensor<5x3x2x9xf32>) -> tensor<1x8x3x9xf32>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x8x3x9xf32>) -> tensor<1x3x8x9xf32>
return %162 : tensor<1x3x8x9xf32>
}
}

// bf16[5,3,2,3] bf16[5,5] 0.5 2 3 2 3 8 9 2 true
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x3x2x3xbf16>, %1: tensor<5x5xbf16>, %2: tensor<f32>) -> (tensor<2x3x8x9xbf16>) {
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
%44 = "stablehlo.convert"(%0) : (tensor<5x3x2x3xbf16>) -> tensor<5x3x2x3xf32>
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
%131 = "stablehlo.dot_general"(%44, %130) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x3x2x3xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x9xf32>
%132 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%133 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%134 = "stablehlo.compare"(%132, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%135 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%137 = "stablehlo.select"(%134, %135, %136) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%138 = "stablehlo.dot_general"(%137, %131) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<5x3x2x9xf32>) -> tensor<2x8x3x9xf32>
%139 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x8x3x9xf32>) -> tensor<2x3x8x9xf32>
%140 = "stablehlo.convert"(%139) : (tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xbf16>
return %140 : tensor<2x3x8x9xbf16>
}
}

