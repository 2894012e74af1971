// f32[7,4,5] f32[7,4,5] f32[9,2,5] f32[9,2,5] f32[7,4,5] f32[4,7] s32[3] s32[3] 4 6 0.0 true u64[2] f32[0]
module @example {
func.func public @main(%0: tensor<7x4x5xf32>, %1: tensor<7x4x5xf32>, %2: tensor<9x2x5xf32>, %3: tensor<9x2x5xf32>, %4: tensor<7x4x5xf32>, %5: tensor<4x7xf32>, %6: tensor<3xi32>, %7: tensor<3xi32>, %8: tensor<2xui64>, %9: tensor<0xf32>) -> (tensor<7x4x5xf32>, tensor<9x2x5xf32>, tensor<9x2x5xf32>) {
%10 = "stablehlo.reshape"(%1) : (tensor<7x4x5xf32>) -> tensor<1x7x4x5xf32>
%11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x7x4x5xf32>) -> tensor<1x4x7x5xf32>
%12 = "stablehlo.reshape"(%2) : (tensor<9x2x5xf32>) -> tensor<1x9x2x5xf32>
%13 = "stablehlo.transpose"(%12) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x9x2x5xf32>) -> tensor<1x2x9x5xf32>
%14 = "stablehlo.reshape"(%3) : (tensor<9x2x5xf32>) -> tensor<1x9x2x5xf32>
%15 = "stablehlo.transpose"(%14) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x9x2x5xf32>) -> tensor<1x2x9x5xf32>
%16 = "stablehlo.reshape"(%11) : (tensor<1x4x7x5xf32>) -> tensor<1x2x14x5xf32>
%17 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%19 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%20 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x2xi32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi1>
%24 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<7x2xi32>
%26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x2xi32>
%27 = "stablehlo.select"(%23, %26, %25) : (tensor<7x2xi1>, tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
%28 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<i32>, %30: tensor<i32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%31) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x2xi32>, tensor<i32>) -> tensor<7xi32>
%33 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2xi32>
%34 = "stablehlo.select"(%23, %33, %25) : (tensor<7x2xi1>, tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
%35 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.reduce"(%34, %35) ({
^bb0(%36: tensor<i32>, %37: tensor<i32>):
%38 = "stablehlo.maximum"(%36, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%38) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x2xi32>, tensor<i32>) -> tensor<7xi32>
%40 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%41 = "stablehlo.subtract"(%40, %39) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%42 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%43 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x2xi32>
%44 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<9x2xi32>
%45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi1>
%46 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9x2xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x2xi32>
%49 = "stablehlo.select"(%45, %48, %47) : (tensor<9x2xi1>, tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi32>
%50 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<i32>, %52: tensor<i32>):
%53 = "stablehlo.maximum"(%51, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%53) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x2xi32>, tensor<i32>) -> tensor<9xi32>
%55 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<9x2xi32>
%56 = "stablehlo.select"(%45, %55, %47) : (tensor<9x2xi1>, tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi32>
%57 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<i32>, %59: tensor<i32>):
%60 = "stablehlo.maximum"(%58, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%60) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x2xi32>, tensor<i32>) -> tensor<9xi32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
%63 = "stablehlo.subtract"(%62, %61) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%64 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi32>) -> tensor<1x1x7x9xi32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi32>) -> tensor<1x1x7x9xi32>
%66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x7x9xi32>
%68 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi32>) -> tensor<1x1x7x9xi32>
%69 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi32>) -> tensor<1x1x7x9xi32>
%70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%71 = "stablehlo.compare"(%64, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%72 = "stablehlo.and"(%70, %71) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%73 = "stablehlo.compare"(%65, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%74 = "stablehlo.and"(%72, %73) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%75 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x7x9xi32>
%77 = "stablehlo.add"(%64, %76) : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi32>
%78 = "stablehlo.compare"(%65, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%79 = "stablehlo.and"(%74, %78) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%80 = "stablehlo.reshape"(%0) : (tensor<7x4x5xf32>) -> tensor<1x7x4x5xf32>
%81 = "stablehlo.transpose"(%80) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x7x4x5xf32>) -> tensor<1x4x7x5xf32>
%82 = "stablehlo.reshape"(%4) : (tensor<7x4x5xf32>) -> tensor<1x7x4x5xf32>
%83 = "stablehlo.transpose"(%82) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x7x4x5xf32>) -> tensor<1x4x7x5xf32>
%84 = "stablehlo.dot_general"(%16, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x5xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x14x9xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x14x9xf32>) -> tensor<1x4x7x9xf32>
%86 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7x9xf32>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%88 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x7x9xi1>) -> tensor<1x4x7x9xi1>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7x9xf32>
%91 = "stablehlo.select"(%89, %87, %90) : (tensor<1x4x7x9xi1>, tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%92 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.reduce"(%91, %92) ({
^bb0(%93: tensor<f32>, %94: tensor<f32>):
%95 = "stablehlo.maximum"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%95) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x4x7x9xf32>, tensor<f32>) -> tensor<1x4x7xf32>
%97 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7xf32>
%99 = "stablehlo.compare"(%96, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%101 = "stablehlo.select"(%99, %100, %96) : (tensor<1x4x7xi1>, tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x7x9xf32>
%103 = "stablehlo.subtract"(%91, %102) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%104 = "stablehlo.exponential"(%103) : (tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.reduce"(%104, %105) ({
^bb0(%106: tensor<f32>, %107: tensor<f32>):
%108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%108) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x4x7x9xf32>, tensor<f32>) -> tensor<1x4x7xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%113 = "stablehlo.divide"(%112, %109) : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%114 = "stablehlo.select"(%111, %109, %113) : (tensor<1x4x7xi1>, tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x7x9xf32>
%116 = "stablehlo.multiply"(%104, %115) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%117 = "stablehlo.reshape"(%81) : (tensor<1x4x7x5xf32>) -> tensor<1x2x14x5xf32>
%118 = "stablehlo.reshape"(%116) : (tensor<1x4x7x9xf32>) -> tensor<1x2x14x9xf32>
%119 = "stablehlo.dot_general"(%118, %117) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x9xf32>, tensor<1x2x14x5xf32>) -> tensor<1x2x9x5xf32>
%120 = "stablehlo.dot_general"(%117, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x5xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x14x9xf32>
%121 = "stablehlo.reshape"(%120) : (tensor<1x2x14x9xf32>) -> tensor<1x4x7x9xf32>
%122 = "stablehlo.multiply"(%81, %83) : (tensor<1x4x7x5xf32>, tensor<1x4x7x5xf32>) -> tensor<1x4x7x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x4x7x5xf32>, tensor<f32>) -> tensor<1x4x7xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x7x9xf32>
%129 = "stablehlo.subtract"(%121, %128) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%130 = "stablehlo.multiply"(%116, %129) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%131 = "stablehlo.reshape"(%130) : (tensor<1x4x7x9xf32>) -> tensor<1x2x14x9xf32>
%132 = "stablehlo.dot_general"(%131, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x9xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x14x5xf32>
%133 = "stablehlo.reshape"(%132) : (tensor<1x2x14x5xf32>) -> tensor<1x4x7x5xf32>
%134 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7x5xf32>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<1x4x7x5xf32>, tensor<1x4x7x5xf32>) -> tensor<1x4x7x5xf32>
%136 = "stablehlo.dot_general"(%131, %16) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x9xf32>, tensor<1x2x14x5xf32>) -> tensor<1x2x9x5xf32>
%137 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x9x5xf32>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<1x2x9x5xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x9x5xf32>
%139 = "stablehlo.transpose"(%135) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x4x7x5xf32>) -> tensor<1x7x4x5xf32>
%140 = "stablehlo.reshape"(%139) : (tensor<1x7x4x5xf32>) -> tensor<7x4x5xf32>
%141 = "stablehlo.transpose"(%138) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x2x9x5xf32>) -> tensor<1x9x2x5xf32>
%142 = "stablehlo.reshape"(%141) : (tensor<1x9x2x5xf32>) -> tensor<9x2x5xf32>
%143 = "stablehlo.transpose"(%119) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x2x9x5xf32>) -> tensor<1x9x2x5xf32>
%144 = "stablehlo.reshape"(%143) : (tensor<1x9x2x5xf32>) -> tensor<9x2x5xf32>
return %140, %142, %144 : tensor<7x4x5xf32>, tensor<9x2x5xf32>, tensor<9x2x5xf32>
}
}

