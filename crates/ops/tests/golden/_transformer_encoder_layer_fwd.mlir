// f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] true false 0.00001 f32[4] f32[4] f32[4] f32[4] f32[6,4] f32[6] f32[4,6] f32[4]
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<12x4xf32>, %2: tensor<12xf32>, %3: tensor<4x4xf32>, %4: tensor<4xf32>, %5: tensor<4xf32>, %6: tensor<4xf32>, %7: tensor<4xf32>, %8: tensor<4xf32>, %9: tensor<6x4xf32>, %10: tensor<6xf32>, %11: tensor<4x6xf32>, %12: tensor<4xf32>) -> (tensor<2x3x4xf32>) {
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%14 = "stablehlo.slice"(%2) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%15 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%16 = "stablehlo.dot_general"(%15, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%18 = "stablehlo.add"(%16, %17) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%21 = "stablehlo.transpose"(%20) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 4>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%23 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%24 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%25 = "stablehlo.dot_general"(%24, %22) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%30 = "stablehlo.transpose"(%29) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%31 = "stablehlo.slice"(%1) {limit_indices = array<i64: 12, 4>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%32 = "stablehlo.slice"(%2) {limit_indices = array<i64: 12>, start_indices = array<i64: 8>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%33 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%34 = "stablehlo.dot_general"(%33, %31) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%39 = "stablehlo.transpose"(%38) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%40 = "stablehlo.dot_general"(%21, %30) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
%41 = "stablehlo.constant"() {value = dense<7.071067811865475e-1> : tensor<2x2x3x3xf32>} : () -> tensor<2x2x3x3xf32>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%43 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.reduce"(%42, %43) ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.maximum"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%49 = "stablehlo.subtract"(%42, %48) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%50 = "stablehlo.exponential"(%49) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.reduce"(%50, %51) ({
^bb0(%52: tensor<f32>, %53: tensor<f32>):
%54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%57 = "stablehlo.divide"(%50, %56) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%58 = "stablehlo.dot_general"(%57, %39) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
%59 = "stablehlo.transpose"(%58) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%62 = "stablehlo.dot_general"(%61, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%63 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%66 = "stablehlo.add"(%65, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.reduce"(%66, %67) ({
^bb0(%68: tensor<f32>, %69: tensor<f32>):
%70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%70) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%72 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%75 = "stablehlo.subtract"(%66, %74) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%76 = "stablehlo.multiply"(%75, %75) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.reduce"(%76, %77) ({
^bb0(%78: tensor<f32>, %79: tensor<f32>):
%80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%80) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%82 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%83 = "stablehlo.divide"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%86 = "stablehlo.rsqrt"(%85) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%87 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%88 = "stablehlo.subtract"(%66, %87) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%89 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%91 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%93 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%95 = "stablehlo.reshape"(%94) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%96 = "stablehlo.dot_general"(%95, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
%97 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<6x6xf32>
%98 = "stablehlo.add"(%96, %97) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<6x6xf32>) -> tensor<2x3x6xf32>
%100 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%102 = "chlo.erf"(%101) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%103 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%105 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%107 = "stablehlo.multiply"(%99, %106) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%108 = "stablehlo.reshape"(%107) : (tensor<2x3x6xf32>) -> tensor<6x6xf32>
%109 = "stablehlo.dot_general"(%108, %11) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x6xf32>, tensor<4x6xf32>) -> tensor<6x4xf32>
%110 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%112 = "stablehlo.reshape"(%111) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%113 = "stablehlo.add"(%112, %94) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.reduce"(%113, %114) ({
^bb0(%115: tensor<f32>, %116: tensor<f32>):
%117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%117) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%119 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%120 = "stablehlo.divide"(%118, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%122 = "stablehlo.subtract"(%113, %121) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%123 = "stablehlo.multiply"(%122, %122) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.reduce"(%123, %124) ({
^bb0(%125: tensor<f32>, %126: tensor<f32>):
%127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%127) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%129 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%130 = "stablehlo.divide"(%128, %129) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%131 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%133 = "stablehlo.rsqrt"(%132) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%134 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%135 = "stablehlo.subtract"(%113, %134) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%136 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%137 = "stablehlo.multiply"(%135, %136) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%138 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%140 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %141 : tensor<2x3x4xf32>
}
}

// f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] false true 0.00001 f32[4] f32[4] f32[4] f32[4] f32[6,4] f32[6] f32[4,6] f32[4] bool[2,3] 1
module @example {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<12x4xf32>, %2: tensor<12xf32>, %3: tensor<4x4xf32>, %4: tensor<4xf32>, %5: tensor<4xf32>, %6: tensor<4xf32>, %7: tensor<4xf32>, %8: tensor<4xf32>, %9: tensor<6x4xf32>, %10: tensor<6xf32>, %11: tensor<4x6xf32>, %12: tensor<4xf32>, %13: tensor<2x3xi1>) -> (tensor<2x3x4xf32>) {
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%0, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%19 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%20 = "stablehlo.divide"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%23 = "stablehlo.multiply"(%22, %22) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%29 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%30 = "stablehlo.divide"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.rsqrt"(%32) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%35 = "stablehlo.subtract"(%0, %34) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%39 = "stablehlo.multiply"(%37, %38) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%41 = "stablehlo.add"(%39, %40) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%42 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%43 = "stablehlo.slice"(%2) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%44 = "stablehlo.reshape"(%41) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%45 = "stablehlo.dot_general"(%44, %42) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%46 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%47 = "stablehlo.add"(%45, %46) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%50 = "stablehlo.transpose"(%49) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%51 = "stablehlo.slice"(%1) {limit_indices = array<i64: 8, 4>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%52 = "stablehlo.slice"(%2) {limit_indices = array<i64: 8>, start_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%53 = "stablehlo.reshape"(%41) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%54 = "stablehlo.dot_general"(%53, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%55 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%59 = "stablehlo.transpose"(%58) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%60 = "stablehlo.slice"(%1) {limit_indices = array<i64: 12, 4>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>} : (tensor<12x4xf32>) -> tensor<4x4xf32>
%61 = "stablehlo.slice"(%2) {limit_indices = array<i64: 12>, start_indices = array<i64: 8>, strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
%62 = "stablehlo.reshape"(%41) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%63 = "stablehlo.dot_general"(%62, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%64 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
%68 = "stablehlo.transpose"(%67) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
%69 = "stablehlo.dot_general"(%50, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
%70 = "stablehlo.constant"() {value = dense<7.071067811865475e-1> : tensor<2x2x3x3xf32>} : () -> tensor<2x2x3x3xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%72 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<2x3xi1>) -> tensor<2x2x3x3xi1>
%73 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3x3xf32>
%75 = "stablehlo.select"(%72, %74, %71) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%76 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.maximum"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%82 = "stablehlo.subtract"(%75, %81) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%83 = "stablehlo.exponential"(%82) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.reduce"(%83, %84) ({
^bb0(%85: tensor<f32>, %86: tensor<f32>):
%87 = "stablehlo.add"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%87) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
%90 = "stablehlo.divide"(%83, %89) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
%91 = "stablehlo.dot_general"(%90, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
%92 = "stablehlo.transpose"(%91) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
%94 = "stablehlo.reshape"(%93) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%95 = "stablehlo.dot_general"(%94, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
%96 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%98 = "stablehlo.reshape"(%97) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%99 = "stablehlo.add"(%98, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.reduce"(%99, %100) ({
^bb0(%101: tensor<f32>, %102: tensor<f32>):
%103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%103) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%105 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%106 = "stablehlo.divide"(%104, %105) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%108 = "stablehlo.subtract"(%99, %107) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%109 = "stablehlo.multiply"(%108, %108) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%114 = "stablehlo.reduce"(%109, %110) ({
^bb0(%111: tensor<f32>, %112: tensor<f32>):
%113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%113) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%115 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%116 = "stablehlo.divide"(%114, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e-5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%118 = "stablehlo.add"(%116, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%119 = "stablehlo.rsqrt"(%118) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%120 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%121 = "stablehlo.subtract"(%99, %120) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%124 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%126 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
%128 = "stablehlo.reshape"(%127) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
%129 = "stablehlo.dot_general"(%128, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
%130 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<6x6xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
%132 = "stablehlo.reshape"(%131) : (tensor<6x6xf32>) -> tensor<2x3x6xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%134 = "stablehlo.maximum"(%132, %133) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%135 = "stablehlo.reshape"(%134) : (tensor<2x3x6xf32>) -> tensor<6x6xf32>
%136 = "stablehlo.dot_general"(%135, %11) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x6xf32>, tensor<4x6xf32>) -> tensor<6x4xf32>
%137 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<6x4xf32>
%138 = "stablehlo.add"(%136, %137) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%139 = "stablehlo.reshape"(%138) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
%140 = "stablehlo.add"(%139, %99) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
return %140 : tensor<2x3x4xf32>
}
}

